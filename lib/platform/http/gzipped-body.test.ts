import { expect, it } from "vitest";
import { gzipBody, gzippedResponse } from "@/lib/platform/http/gzipped-body";
import { makeRequest } from "@/testing/requests";

const PARTS = Array.from({ length: 5_000 }, (_, index) => `<item>${index} পাঞ্জাবি</item>`);
const ask = async (headers: Record<string, string>) =>
  gzippedResponse(makeRequest({ headers }), await gzipBody(PARTS), "text/plain");

it("sends all of it, in pieces", async () => {
  const pieces: Uint8Array[] = [];
  for await (const piece of (await ask({})).body ?? []) pieces.push(piece);
  expect(pieces.length).toBeGreaterThan(3);
  expect(Buffer.concat(pieces).toString()).toBe(PARTS.join(""));
});

it("answers 304 to who has it, and has another tag for another text", async () => {
  const etag = (await ask({})).headers.get("etag") ?? "";
  expect((await ask({ "If-None-Match": etag })).status).toBe(304);
  expect((await gzipBody(PARTS.slice(1))).etag).not.toBe(etag);
});
