/** Requests to the server. A refusal is thrown with its code and arguments. */

import { reach } from "./reach.svelte";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, string> = {},
  ) {
    super(code);
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const options: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    options.headers = { ...options.headers, "content-type": "application/json" };
    options.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, options);
    reach.told(true);
  } catch {
    reach.told(false);
    throw new Refusal("offline");
  }
  if (answer.status === 204) return undefined as T;
  const told = await answer.json().catch(() => ({ code: "unreadable" }));
  if (!answer.ok) throw new Refusal(told.code ?? "unreadable", told.args);
  return told as T;
}
