import { MongoServerSelectionError } from "mongodb";
import { expect, it } from "vitest";
import { xmlResponse } from "@/lib/seo/xml-response";

const request = new Request("http://localhost/sitemap.xml");

it("sends a long document in pieces, and all of it", async () => {
  const parts = Array.from({ length: 5_000 }, (_, index) => `<item>${index} পাঞ্জাবি</item>`);
  const response = await xmlResponse(request, async () => parts);
  const pieces: string[] = [];
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) pieces.push(decoder.decode(piece));
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces.join("")).toBe(parts.join(""));
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
});

it("answers 404 where there is no such document", async () => {
  const response = await xmlResponse(request, async () => null);
  expect(response.status).toBe(404);
});

it("answers 503 that nobody keeps while the database is away, and no empty document", async () => {
  const response = await xmlResponse(request, async () => {
    throw Object.assign(Object.create(MongoServerSelectionError.prototype), { message: "away" });
  });
  expect(response.status).toBe(503);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("retry-after")).toBe("2");
});
