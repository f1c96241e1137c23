/** The connection to a table. It comes back by itself, and says again what has not been answered. */

import type { ClientFrame, ServerFrame } from ".";
import { Refusal } from "./api";

export type Status = "connecting" | "open" | "lost";

/** A message that is answered, but for the id it is given here. */
type Question = Extract<ClientFrame, { id: string }>;
export type Message = Question extends infer Each
  ? Each extends Question
    ? Omit<Each, "id">
    : never
  : never;

interface Waiting {
  frame: ClientFrame;
  resolve: (answer: ServerFrame) => void;
  reject: (refusal: Refusal) => void;
}

export interface Listener {
  /** What to say first: how much of the table is known. */
  hello(): ClientFrame[];
  told(frame: ServerFrame): void;
  changed(status: Status): void;
  /** There is no such table, it cannot be read, or not by us: the line is closed for good. */
  gone(code: number): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 3_000; // a server that starts again is soon back
const PATIENCE = 8_000;
/** How the server closes a line for good, and what it means by it. */
export const GONE: Record<number, "no-such-table" | "damaged" | "blocked"> = {
  4404: "no-such-table",
  4410: "damaged",
  4423: "blocked",
};

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #messages = 0;
  // `randomUUID` is missing where a phone plays over plain HTTP in the same network.
  readonly #name = crypto.getRandomValues(new Uint32Array(3)).join("-");

  constructor(
    readonly url: string,
    readonly listener: Listener,
  ) {
    this.#connect();
  }

  /** Send a message; the answer is the frame that carries its id, and a refusal is thrown. What changes nothing does
   * not wait for a line. */
  ask(message: Message): Promise<ServerFrame> {
    if (["why", "advise", "foresee"].includes(message.type) && !this.#open)
      return Promise.reject(new Refusal("offline"));
    const id = `${this.#name}-${this.#messages++}`;
    const frame = { ...message, id } as ClientFrame;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { frame, resolve, reject });
      this.tell(frame);
    });
  }

  /** Send a frame now, if the line is open. */
  tell(frame: ClientFrame): void {
    if (!this.#open) return;
    this.#socket!.send(JSON.stringify(frame));
    this.#patience ??= setTimeout(() => this.#lose(), PATIENCE);
  }

  /** The page is looked at again, or the network is back: make sure of the line. */
  wake(): void {
    if (this.#open) this.listener.hello().forEach((frame) => this.tell(frame));
    else if (this.#retry !== undefined) this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#lose();
    this.#waiting.forEach(({ reject }) => reject(new Refusal("offline")));
  }

  get #open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#patience ??= setTimeout(() => this.#lose(), PATIENCE);
    socket.onopen = () => {
      this.listener.hello().forEach((frame) => this.tell(frame));
      this.#waiting.forEach(({ frame }) => this.tell(frame));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerFrame);
    socket.onclose = ({ code }) => {
      if (!(code in GONE)) return this.#lose();
      this.close();
      this.listener.gone(code);
    };
  }

  #hear(frame: ServerFrame): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    if (frame.type === "table") this.listener.changed("open");
    this.#failures = 0;
    this.listener.told(frame);
    const waiting = "id" in frame && frame.id ? this.#waiting.get(frame.id) : undefined;
    if (!waiting) return;
    this.#waiting.delete((frame as { id: string }).id);
    if (frame.type === "refused") waiting.reject(new Refusal(frame.code, frame.args));
    else waiting.resolve(frame);
  }

  #lose(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#patience);
    clearTimeout(this.#retry);
    this.#patience = this.#retry = undefined;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    if (this.#closed) return;
    this.listener.changed("lost");
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures++, LONGEST_WAIT);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }
}
