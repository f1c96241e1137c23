import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { request } from "./api";

let server: Server;
let address = "";
/** What happened at the server, in order. */
let events: string[];

beforeEach(async () => {
  events = [];
  server = createServer((asked, answer) => {
    events.push(`${asked.method} asked`);
    setTimeout(() => {
      events.push(`${asked.method} answered`);
      answer.end("{}");
    }, 50);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterEach(() => server.close());

test("a newcomer changes nothing before the server has said who they are", async () => {
  await Promise.all([request("GET", address), request("POST", address, {})]);
  expect(events).toEqual(["GET asked", "GET answered", "POST asked", "POST answered"]);
});

test("questions do not wait for each other", async () => {
  await Promise.all([request("GET", address), request("GET", address)]);
  expect(events).toEqual(["GET asked", "GET asked", "GET answered", "GET answered"]);
});
