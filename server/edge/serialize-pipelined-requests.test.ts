import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { serializePipelinedRequests } from "./serialize-pipelined-requests.mjs";

const HANGS = "/hangs";
const BODY = "x".repeat(200_000);

let [begun, atOnce, most] = [0, 0, 0];

const LONGEST_WAIT_MS = 3_000;

const server = createServer((request, response) =>
  serializePipelinedRequests(request, response, {
    handle: () => answer(request, response),
    refuse: () => void response.writeHead(429, { Connection: "close" }).end(),
    maxWaitMs: LONGEST_WAIT_MS,
  }),
);

function answer(request: IncomingMessage, response: ServerResponse): void {
  begun += 1;
  if (request.url === HANGS) return;
  most = Math.max(most, (atOnce += 1));
  response.prependOnceListener("close", () => (atOnce -= 1));
  setTimeout(() => response.end(`${request.url} ${BODY}`), 1);
}

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => server.close());
beforeEach(() => {
  [begun, atOnce, most] = [0, 0, 0];
});

function sendAtOnce(count: number, method = "GET"): Socket {
  const socket = connect((server.address() as AddressInfo).port).setEncoding("utf8");
  const last = count - 1;
  const request = (index: number) =>
    `${method} /${index} HTTP/1.1\r\nHost: shop\r\n${index === last ? "Connection: close\r\n" : ""}\r\n`;
  socket.write(Array.from({ length: count }, (_, index) => request(index)).join(""));
  return socket;
}

it("answers what comes at once on a connection one after the other, in its order", async () => {
  let text = "";
  for await (const piece of sendAtOnce(50)) text += piece;
  const answered = [...text.matchAll(/\/(\d+) x/g)].map(([, index]) => Number(index));
  expect(answered).toEqual(Array.from({ length: 50 }, (_, index) => index));
  expect([begun, most]).toEqual([50, 1]);
});

it("makes no answer that nobody fetches", async () => {
  const socket = sendAtOnce(80);
  socket.pause();
  await sleep(300);
  expect(begun).toBeLessThan(40);
  socket.destroy();
  await sleep(50);
  expect(atOnce).toBe(0);
});

it("hangs up on who has waited too long behind an answer that does not end", async () => {
  const socket = connect((server.address() as AddressInfo).port).resume();
  socket.write(`GET ${HANGS} HTTP/1.1\r\nHost: shop\r\n\r\nGET /next HTTP/1.1\r\nHost: shop\r\n\r\n`);
  await new Promise((resolve) => socket.once("close", resolve));
  expect(begun).toBe(1);
});

it("refuses the first that is one too many behind the answers of the others, and ends the connection", async () => {
  let text = "";
  for await (const piece of sendAtOnce(250, "HEAD")) text += piece;
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual([...Array.from({ length: 101 }, () => "200"), "429"]);
  expect([begun, most]).toEqual([101, 1]);
});

describe("hangs up at once on who sends, behind the refused one,", () => {
  const NEXT = "GET /next HTTP/1.1\r\nHost: shop\r\n\r\n";
  const LARGE = `GET /large HTTP/1.1\r\nHost: shop\r\nX-Large: ${"x".repeat(10_000)}\r\n\r\n`;

  it.each([
    ["too many requests", NEXT.repeat(250)],
    ["too many bytes", LARGE.repeat(100)],
  ])("%s", async (_, behind) => {
    const socket = connect((server.address() as AddressInfo).port).resume();
    socket.on("error", () => undefined);
    socket.write(`GET ${HANGS} HTTP/1.1\r\nHost: shop\r\n\r\n${NEXT.repeat(101)}`);
    await sleep(50);
    expect(socket.closed).toBe(false);
    socket.write(behind);
    const closed = new Promise((resolve) => socket.once("close", () => resolve("closed")));
    expect(await Promise.race([closed, sleep(LONGEST_WAIT_MS / 3)])).toBe("closed");
    expect(begun).toBe(1);
  });
});
