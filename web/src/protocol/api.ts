/** Requests to the server. A refusal is thrown with its code and arguments. */

import type { Argument } from ".";
import { reach } from "./reach.svelte";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, Argument> = {},
  ) {
    super(code);
  }
}

/** Not answered yet. The first answer makes a newcomer a guest; a change asked for meanwhile would make another. */
const underway = new Set<Promise<unknown>>();

async function ask(path: string, options: RequestInit): Promise<Response> {
  if (options.method !== "GET") await Promise.allSettled(underway);
  const answer = fetch(path, options);
  underway.add(answer);
  return answer.finally(() => underway.delete(answer));
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const options: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    options.headers = { ...options.headers, "content-type": "application/json" };
    options.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await ask(path, options);
    reach.told(true);
  } catch {
    reach.told(false);
    throw new Refusal("offline");
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => ({ code: "unreadable" }));
  if (!answer.ok) {
    const { code, args } = told as { code?: string; args?: Record<string, string> };
    throw new Refusal(code ?? "unreadable", args);
  }
  return told as T;
}
