import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerFrame } from ".";
import { TableSocket, type Listener, type Status } from "./socket";

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  static get last() {
    return FakeSocket.made.at(-1)!;
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  say(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const told: ServerFrame[] = [];
const states: Status[] = [];
const listener: Listener = {
  hello: () => [{ type: "hello", since: 7 }],
  told: (frame) => told.push(frame),
  changed: (status) => states.push(status),
  gone: () => void gone(),
};
const gone = vi.fn();
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  told.length = states.length = 0;
  socket = new TableSocket("ws://here/api/tables/x/socket", listener);
  FakeSocket.last.open();
  FakeSocket.last.say({ type: "table" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the socket of a table", () => {
  it("says hello with what it knows", () => {
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", since: 7 }]);
    expect(states).toEqual(["open"]);
  });

  it("answers a message by its id", async () => {
    const answer = socket.ask({ type: "say", phrase: "hello" });
    const { id } = FakeSocket.last.sent[1] as { id: string };
    FakeSocket.last.say({ type: "done", id, version: 8 });
    await expect(answer).resolves.toMatchObject({ version: 8 });
  });

  it("throws a refusal with its code", async () => {
    const answer = socket.ask({ type: "step", version: 7, step: 12 });
    const { id } = FakeSocket.last.sent[1] as { id: string };
    FakeSocket.last.say({ type: "refused", id, code: "too-high", args: { space: "c3" } });
    await expect(answer).rejects.toMatchObject({ code: "too-high", args: { space: "c3" } });
  });

  it("comes back and repeats what was not answered, with the same id", async () => {
    const answer = socket.ask({ type: "step", version: 7, step: 12 });
    const first = FakeSocket.last.sent[1] as { id: string };
    FakeSocket.last.drop();
    expect(states.at(-1)).toBe("lost");
    const meanwhile = socket.ask({ type: "say", phrase: "oops" });
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(["hello", "step", "say"]);
    expect(FakeSocket.last.sent[1]).toEqual(first);
    FakeSocket.last.say({ type: "table" });
    FakeSocket.last.say({ type: "news", id: first.id, version: 8 });
    FakeSocket.last.say({ type: "done", id: FakeSocket.last.sent[2]!.id, version: 9 });
    await expect(Promise.all([answer, meanwhile])).resolves.toHaveLength(2);
    expect(states.at(-1)).toBe("open");
  });

  it("refuses at once a question that changes nothing while the line is down, and never sends it", async () => {
    FakeSocket.last.drop();
    await expect(socket.ask({ type: "why", dst: 12, src: 6 })).rejects.toMatchObject({ code: "offline" });
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(["hello"]);
  });

  it("waits longer after each failure but never long, and wakes at once", () => {
    const made = () => FakeSocket.made.length;
    FakeSocket.last.drop();
    for (let tries = 0; tries < 8; tries++) {
      vi.advanceTimersByTime(4_000);
      expect(made()).toBe(tries + 2);
      FakeSocket.last.drop();
    }
    vi.advanceTimersByTime(2_000);
    expect(made()).toBe(9);
    socket.wake();
    expect(made()).toBe(10);
  });

  it("comes back at its own moment, so that not everybody knocks at once", () => {
    const waits = [0, 1].map((luck) => {
      vi.spyOn(Math, "random").mockReturnValueOnce(luck);
      FakeSocket.last.drop();
      const [made, lost] = [FakeSocket.made.length, Date.now()];
      while (FakeSocket.made.length === made) vi.advanceTimersByTime(10);
      FakeSocket.last.say({ type: "table" });
      return Date.now() - lost;
    });
    expect(waits[1]! / waits[0]!).toBeGreaterThan(1.5);
  });

  it("gives a silent line up", () => {
    socket.wake();
    vi.advanceTimersByTime(10_000);
    expect(states).toContain("lost");
    expect(FakeSocket.made.length).toBeGreaterThan(1);
  });

  it.each([4404, 4410, 4423])("does not come back to a table that is not there for it (%i)", (code) => {
    FakeSocket.last.drop(code);
    vi.advanceTimersByTime(60_000);
    expect(gone).toHaveBeenCalledOnce();
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("stays closed", () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
