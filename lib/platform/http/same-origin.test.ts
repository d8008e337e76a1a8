import { describe, expect, it } from "vitest";
import { requireSameOrigin } from "@/lib/platform/http/same-origin";
import { makeRequest } from "@/testing/requests";

const check = (headers: Record<string, string>) => () => requireSameOrigin(makeRequest({ headers }));

describe("requireSameOrigin", () => {
  it.each([
    ["a client that is no browser", {}],
    ["the page of the configured address", { Origin: "http://localhost:3000" }],
    ["the page of the address that was asked", { Origin: "http://127.0.0.1:3000", Host: "127.0.0.1:3000" }],
    ["a fetch of the same origin", { "Sec-Fetch-Site": "same-origin", Origin: "http://localhost:3000" }],
  ])("lets in %s", (_, headers) => {
    expect(check(headers)).not.toThrow();
  });

  it.each([
    ["another site", { Origin: "https://evil.example" }],
    ["another port", { Origin: "http://localhost:4000", Host: "localhost:3000" }],
    ["a longer name", { Origin: "http://localhost:3000.evil.example", Host: "localhost:3000" }],
    ["a hidden origin", { Origin: "null" }],
    ["a cross-site fetch", { "Sec-Fetch-Site": "cross-site" }],
    ["a same-site fetch", { "Sec-Fetch-Site": "same-site", Origin: "http://localhost:3000" }],
    ["a typed address", { "Sec-Fetch-Site": "none" }],
  ])("refuses %s", (_, headers) => {
    expect(check(headers)).toThrow(expect.objectContaining({ code: "FORBIDDEN" }));
  });
});
