import { MongoServerSelectionError } from "mongodb";
import { expect, it } from "vitest";
import { gzipBody } from "@/lib/platform/http/gzipped-body";
import { xmlResponse } from "@/lib/seo/xml-response";

const request = new Request("http://localhost/sitemap.xml");

it("sends a document as XML", async () => {
  const response = await xmlResponse(request, async () => await gzipBody(["<a>", "পাঞ্জাবি", "</a>"]));
  expect(await response.text()).toBe("<a>পাঞ্জাবি</a>");
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
});

it("answers 404 where there is no such document", async () => {
  const response = await xmlResponse(request, async () => undefined);
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
