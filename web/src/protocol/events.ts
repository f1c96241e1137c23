/** What the server tells bit by bit, as server-sent events. A refusal is thrown; whoever stops listening aborts. */

import { Refusal } from "./api";

export async function* events<T>(path: string, signal: AbortSignal, body?: unknown): AsyncGenerator<T> {
  const headers = { accept: "text/event-stream", "content-type": "application/json" };
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, { headers, signal, ...sent });
  } catch {
    if (signal.aborted) return;
    throw new Refusal("offline");
  }
  if (!answer.ok) {
    const { code, args } = (await answer.json().catch(() => ({}))) as Partial<Refusal>;
    throw new Refusal(code ?? "unreadable", args);
  }
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const parts = (text + value).split("\n\n");
      text = parts.pop()!;
      for (const part of parts) yield JSON.parse(part.slice("data: ".length)) as T;
    }
  } catch (error) {
    if (!signal.aborted) throw error instanceof SyntaxError ? error : new Refusal("offline");
  }
}
