import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answerClientError, trackResponse } from "./client-error.mjs";
import { CONNECTION_TIMES, limitConnections, markUsed } from "./connection-limit.mjs";

const MOST = 20;
const MOST_REFUSED = 5;
const HALF = "GET /half HTTP/1.1\r\nHost: shop\r\nX-Slow: ";

const sockets: Socket[] = [];
/** The server's ends of the connections. */
const accepted: Socket[] = [];
let server: ReturnType<typeof createServer>;

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  accepted.length = 0;
  server.closeAllConnections();
  server.close();
});

async function openServer(
  answer = (response: ServerResponse) => void response.end("here"),
  { isReady = false, ...limits }: { timeoutMs?: number; mostRefused?: number; isReady?: boolean } = {},
) {
  server = createServer();
  server.on("connection", (socket: Socket) => accepted.push(socket));
  server.on("clientError", answerClientError);
  const handlers = {
    answerReady: (request: IncomingMessage, response: ServerResponse) => {
      if (!isReady) return false;
      markUsed(request.socket);
      answer(response);
      return true;
    },
    answer: (_: IncomingMessage, response: ServerResponse) => {
      trackResponse(response);
      answer(response);
    },
  };
  limitConnections(server, handlers, { most: MOST, mostRefused: MOST_REFUSED, ...limits });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return async (text: string) => {
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => undefined);
    await once(socket, "connect");
    socket.write(text);
    return socket;
  };
}

const BEGUN_BODY = "POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 9\r\n\r\nx";
const LARGE_BODY_BYTES = 8 * 1024 * 1024;
const LARGE_BODY = `POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: ${LARGE_BODY_BYTES}\r\n\r\n`;
const GET = "GET /whole HTTP/1.1\r\nHost: shop\r\n\r\n";

const count = async () =>
  await new Promise<number>((resolve) => server.getConnections((_, standing) => resolve(standing)));

/** All that comes back on a connection until it ends. */
async function read(socket: Socket): Promise<string> {
  let text = "";
  for await (const piece of socket.setEncoding("utf8")) text += piece;
  return text;
}

const REFUSED = /^HTTP\/1\.1 503 [^]*\r\nRetry-After: 2\r\n[^]*"code":"OVERLOADED"/;
const REFUSED_WITH_A_PAGE =
  /^HTTP\/1\.1 503 [^]*\r\nContent-Type: text\/html; [^]*\r\nRetry-After: 2\r\n[^]*load this page again in a moment/;

describe("limitConnections", () => {
  it("closes one whose client takes nothing of its answer", async () => {
    const large = Buffer.alloc(32 * 1024 * 1024);
    const open = await openServer((response) => void response.end(large), { timeoutMs: 200 });
    for (let index = 0; index < 3; index += 1) (await open(GET)).pause();
    await vi.waitFor(() => expect(accepted).toHaveLength(3));
    await vi.waitFor(async () => expect(await count()).toBe(0), 5_000);
  });

  it("lets half-sent requests make room for each other and for whoever comes, however many there are", async () => {
    const open = await openServer();
    const halves: Socket[] = [];
    for (let index = 0; index < MOST * 5; index += 1) halves.push((await open(HALF)).resume());
    await sleep(100);
    expect(halves.filter(({ closed }) => !closed).length).toBeLessThanOrEqual(MOST);
    expect(halves.at(-1)?.closed).toBe(false);
    const shopper = await open(GET);
    expect(String((await once(shopper, "data"))[0])).toContain("here");
  });

  it("closes no connection that waits for its answer", async () => {
    const answers: ServerResponse[] = [];
    const open = await openServer((response) => void answers.push(response));
    const shopper = await open(GET);
    for (let index = 0; index < MOST * 3; index += 1) await open(HALF);
    await sleep(100);
    expect(shopper.closed).toBe(false);
    answers[0]?.end("here");
    expect(String((await once(shopper, "data"))[0])).toContain("here");
  });

  it("closes those that were answered from memory after those that were not", async () => {
    const open = await openServer();
    const idle = (await open(GET)).resume();
    const shopper = (await open(GET)).resume();
    const served = accepted[0];
    for (let index = 2; index < MOST; index += 1) await open(GET);
    await vi.waitFor(() => expect(accepted).toHaveLength(MOST));
    if (served) markUsed(served);
    await open(GET);
    await vi.waitFor(() => expect(shopper.closed).toBe(true));
    expect(idle.closed).toBe(false);
  });

  it("closes no connection that still fetches what it was answered from memory", async () => {
    const large = Buffer.alloc(32 * 1024 * 1024);
    const open = await openServer((response) => void response.end(large), { isReady: true });
    (await open(GET)).pause();
    await vi.waitFor(() => expect(accepted[0]?.writableLength).toBeGreaterThan(0));
    for (let index = 0; index < MOST * 3; index += 1) await open(HALF);
    await sleep(100);
    expect(accepted[0]?.destroyed).toBe(false);
  });

  it("closes no connection whose first answer is out while a pipelined request waits for the next one", async () => {
    const answers: ServerResponse[] = [];
    const open = await openServer((response) => void answers.push(response));
    const shopper = await open(GET + GET);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.end("first");
    await once(shopper, "data");
    for (let index = 0; index < MOST * 3; index += 1) await open(HALF);
    await sleep(100);
    expect(shopper.closed).toBe(false);
    answers[1]?.end("second");
    expect(String((await once(shopper, "data"))[0])).toContain("second");
  });

  it("closes one that is kept for its next request later than those that say nothing", async () => {
    const open = await openServer();
    (await open(HALF)).resume();
    const shopper = await open(GET);
    await once(shopper, "data");
    for (let index = 0; index < MOST - 1; index += 1) await open(HALF);
    await sleep(50);
    expect(sockets[0]?.closed).toBe(true);
    shopper.write(GET);
    expect(String((await once(shopper, "data"))[0])).toContain("here");
  });

  it("lets a body that drips make room", async () => {
    const open = await openServer(() => undefined);
    const drip = (await open(BEGUN_BODY)).resume();
    for (let index = 0; index < MOST * 2; index += 1) await open(HALF);
    await sleep(100);
    expect(drip.closed).toBe(true);
  });

  it.each([
    ["says nothing", "", REFUSED_WITH_A_PAGE],
    ["has sent half a header", HALF, REFUSED],
    ["has sent half a body", BEGUN_BODY, REFUSED],
  ])("tells one that makes room and %s to come again", async (_, sent, refusal) => {
    const open = await openServer(() => undefined);
    const told = read(await open(sent));
    for (let index = 0; index < MOST * 2; index += 1) await open(HALF);
    expect(await told).toMatch(refusal);
  });

  it("closes none whose body waits for the server to read it", async () => {
    const answers: ServerResponse[] = [];
    const open = await openServer((response) => void answers.push(response));
    await open(`${LARGE_BODY}${"x".repeat(LARGE_BODY_BYTES / 2)}`);
    await vi.waitFor(() => expect(answers[0]?.req.readableLength).toBeGreaterThan(16_000));
    for (let index = 0; index < MOST * 2; index += 1) await open(HALF);
    await sleep(100);
    expect(accepted[0]?.writableEnded).toBe(false);
  });

  it("closes none that waits for an answer with half a request behind it, until the answer is out", async () => {
    const answers: ServerResponse[] = [];
    const open = await openServer((response) => void answers.push(response));
    const order = "POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 1\r\n\r\nx";
    const shopper = (await open(order + BEGUN_BODY)).setEncoding("utf8");
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    for (let index = 0; index < MOST * 2; index += 1) await open(HALF);
    await sleep(50);
    expect(accepted[0]?.writableEnded).toBe(false);
    answers[0]?.end("ordered");
    expect(String((await once(shopper, "data"))[0])).toContain("ordered");
    for (let index = 0; index < MOST * 2; index += 1) await open(HALF);
    await vi.waitFor(() => expect(accepted[0]?.writableEnded).toBe(true));
  });

  it("hears a large body out, so that its sender reads the refusal", async () => {
    const open = await openServer(() => undefined, { mostRefused: MOST * 2 });
    const sender = await open(`${LARGE_BODY}x`);
    const failed = vi.fn();
    sender.on("error", failed);
    await vi.waitFor(() => expect(accepted).toHaveLength(1));
    for (let index = 0; index < MOST * 2; index += 1) await open(HALF);
    sender.allowHalfOpen = true;
    await new Promise((resolve) => sender.write("x".repeat(LARGE_BODY_BYTES - 1), resolve));
    expect(await read(sender)).toMatch(REFUSED);
    expect(failed).not.toHaveBeenCalled();
  });

  it("refuses the new one with a page where all wait for an answer", async () => {
    const answers: ServerResponse[] = [];
    const open = await openServer((response) => void answers.push(response));
    for (let index = 0; index < MOST; index += 1) await open(GET);
    await vi.waitFor(() => expect(answers).toHaveLength(MOST));
    expect(await read(await open(GET))).toMatch(REFUSED_WITH_A_PAGE);
    expect(answers.filter(({ destroyed }) => destroyed)).toEqual([]);
  });

  it("says nothing to one that is idle after its answer", async () => {
    const open = await openServer();
    const told = read(await open(GET));
    await sleep(50);
    for (let index = 0; index < MOST; index += 1) await open(HALF);
    expect(await told).toMatch(/^HTTP\/1\.1 200 [^]*here$/);
  });

  it.each([
    ["header", HALF, "x\r\n\r\n"],
    ["body", BEGUN_BODY, "12345678"],
  ])("acts on nothing of which the %s comes whole after its refusal", async (_, half, rest) => {
    let acted = 0;
    const act = (response: ServerResponse) => void response.req.resume().once("end", () => (acted += 1));
    const open = await openServer(act, { mostRefused: MOST * 2 });
    const late = await open(half);
    late.allowHalfOpen = true;
    const told = once(late, "data");
    for (let index = 0; index < MOST * 2; index += 1) await open(HALF);
    await told;
    late.write(rest);
    await sleep(100);
    expect(acted).toBe(0);
  });

  it("lets a refused one send no requests without end", async () => {
    let heard = 0;
    const open = await openServer(undefined, { mostRefused: MOST * 2 });
    server.on("request", () => (heard += 1));
    const greedy = await open("");
    greedy.allowHalfOpen = true;
    const told = once(greedy, "data");
    for (let index = 0; index < MOST; index += 1) await open(HALF);
    expect(String((await told)[0])).toMatch(REFUSED_WITH_A_PAGE);
    for (let sent = 0; sent < 100 && !greedy.destroyed; sent += 1) {
      greedy.write(GET);
      await sleep(1);
    }
    expect(heard).toBeLessThan(10);
  });

  it("lets few of the refused read why at a time", async () => {
    const open = await openServer();
    for (let index = 0; index < MOST * 3; index += 1) (await open(HALF)).allowHalfOpen = true;
    await sleep(50);
    expect(await count()).toBe(MOST + MOST_REFUSED);
  });

  it("gives headers seconds, and a whole picture minutes", () => {
    expect(CONNECTION_TIMES.headersTimeout).toBeLessThanOrEqual(20_000);
    expect(CONNECTION_TIMES.requestTimeout).toBeGreaterThanOrEqual(120_000);
  });
});
