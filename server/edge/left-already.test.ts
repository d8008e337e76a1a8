import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { hasLeft } from "@/server/edge/left-already.mjs";

const CLIENTS = 20;
const GET = "GET / HTTP/1.1\r\nHost: shop\r\n\r\n";
const POST = "POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 4\r\n\r\nbody";

/** Nothing is accepted or read meanwhile. */
function beBusy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** How many requests of clients are worked on, each of whom stays until then or leaves while the server is busy. */
async function countWorkedOn(bytes: string, isLeaving: boolean): Promise<number> {
  const heard: IncomingMessage[] = [];
  let workedOn = 0;
  const work = async (request: IncomingMessage, response: ServerResponse) => {
    heard.push(request);
    if (!(await hasLeft(request))) workedOn += 1;
    response.end();
  };
  const server = createServer((request, response) => void work(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  for (let index = 0; index < CLIENTS; index += 1) {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(bytes);
      if (isLeaving) setImmediate(() => socket.destroy());
      beBusy(5);
    });
  }
  while (heard.length < CLIENTS) await sleep(5);
  await sleep(50);
  server.closeAllConnections();
  server.close();
  return workedOn;
}

it.each([
  ["a request", GET],
  ["a request with a body", POST],
])("works on %s of whoever stays, and on none of those who left before it was read", async (_what, bytes) => {
  expect(await countWorkedOn(bytes, false)).toBe(CLIENTS);
  expect(await countWorkedOn(bytes, true)).toBe(0);
});
