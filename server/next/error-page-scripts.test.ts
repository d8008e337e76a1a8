import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { interceptResponse } from "../edge/response-pipeline.mjs";
import { hashErrorPageScripts } from "./error-page-scripts.mjs";
import { SCRIPT_HASHES_HEADER } from "./page-headers.mjs";
import { hashInlineScripts } from "./script-hashes.mjs";

const OURS = "(self.__next_f=self.__next_f||[]).push([0])";
const PAGE = `<!doctype html><script>${OURS}</script><script>alert(1)</script>`;

const server = createServer((request, response) => {
  interceptResponse(request, response, { isHttps: false, route: null, areScriptsHashed: true })([
    hashErrorPageScripts,
  ]);
  const isPacked = request.url === "/packed";
  response.statusCode = request.url === "/whole" ? 200 : 500;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  if (isPacked) response.setHeader("Content-Encoding", "gzip");
  const body = isPacked ? gzipSync(PAGE) : Buffer.from(PAGE);
  response.write(body.subarray(0, 9));
  response.end(body.subarray(9));
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => server.close());

const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

it.each(["/plain", "/packed"])(
  "names the framework's scripts of a failed page, and no others: %s",
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe(PAGE);
    const named = answer.headers.get(SCRIPT_HASHES_HEADER);
    expect(named).toMatch(/^'sha256-[^' ]+'$/);
    expect(named).toBe(hashInlineScripts(`<script>${OURS}</script>`));
  },
);

it("leaves a page that did not fail alone", async () => {
  const answer = await ask("/whole");
  expect(answer.headers.get(SCRIPT_HASHES_HEADER)).toBeNull();
  expect(await answer.text()).toBe(PAGE);
});
