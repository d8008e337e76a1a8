import { describe, expect, it } from "vitest";
import { jsonWithEtag } from "@/lib/platform/http/etag";
import { makeRequest } from "@/testing/requests";

const BODY = [{ name: "ডেনিম" }];
const etagOf = (body: object) => jsonWithEtag(makeRequest(), body).headers.get("etag") ?? "";
const ask = (ifNoneMatch: string) =>
  jsonWithEtag(makeRequest({ headers: { "If-None-Match": ifNoneMatch } }), BODY);

describe("jsonWithEtag", () => {
  it("sends the body with a strong tag", async () => {
    const response = jsonWithEtag(makeRequest(), BODY);
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toMatch(/^"[\w-]{27}"$/);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual(BODY);
  });

  it("has one tag for one body and another for another", () => {
    expect(etagOf(BODY)).toBe(etagOf([{ name: "ডেনিম" }]));
    expect(etagOf(BODY)).not.toBe(etagOf([{ name: "টুইল" }]));
  });

  it.each([
    ["the tag", (tag: string) => tag],
    ["the weak tag", (tag: string) => `W/${tag}`],
    ["a list with the tag", (tag: string) => `"other", ${tag}`],
    ["anything", () => "*"],
  ])("answers 304 without a body to %s", async (_, header) => {
    const response = ask(header(etagOf(BODY)));
    expect(response.status).toBe(304);
    expect(response.headers.get("etag")).toBe(etagOf(BODY));
    expect(await response.text()).toBe("");
  });

  it("sends the body to who knows another tag", () => {
    expect(ask('"other"').status).toBe(200);
  });
});
