import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { runLoad, startLoad } from "@/tools/bench/measure/load";

let server: Server;
let base: string;
const asked: Pick<IncomingMessage, "url" | "headers">[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    response.writeHead(request.url === "/missing" ? 404 : 200).end("answer");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
beforeEach(() => asked.splice(0));
afterAll(() => server.close());

const LOAD = { acceptEncoding: null, connections: 2, seconds: 1 };

it("asks for each address as a browser does, and counts what was answered", async () => {
  const urls = [`${base}/one`, `${base}/two`];
  const done = await runLoad({ ...LOAD, urls, acceptEncoding: "gzip, deflate, br" });
  expect(done.failures).toBe(0);
  expect(done.requests).toBeGreaterThan(100);
  expect(done.requests).toBeLessThanOrEqual(asked.length);
  expect(done.perSecond).toBeGreaterThan(done.requests / 3);
  expect(new Set(asked.map(({ url }) => url))).toEqual(new Set(["/one", "/two"]));
  expect(asked[0]?.headers["accept-encoding"]).toBe("gzip, deflate, br");
});

it("asks no more often than it is told, and says how long that took", async () => {
  const done = await runLoad({ ...LOAD, urls: [`${base}/one`], perSecond: 20 });
  expect(done.requests).toBeLessThanOrEqual(60);
  expect(done.p99Ms).toBeLessThan(1_000);
  expect(asked[0]?.headers["accept-encoding"]).toBeUndefined();
});

it("counts refusals as failures", async () => {
  const done = await runLoad({ ...LOAD, urls: [`${base}/missing`] });
  expect(done.failures).toBe(done.requests);
});

it("tells what it has so far when it is ended before its time", async () => {
  const { finish } = startLoad({ ...LOAD, urls: [`${base}/one`], seconds: 60 });
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThan(100);
  const done = await finish();
  expect(done.requests).toBeGreaterThan(0);
  expect(done.failures).toBe(0);
});
