import { describe, expect, it } from "vitest";
import { sanitizeRequestHeaders } from "./request-headers.mjs";

function keptOf(headers: Record<string, string>, url = "/login"): string[] {
  const request = { url, headers: { ...headers } };
  sanitizeRequestHeaders(request as never);
  return Object.keys(request.headers);
}

const tree = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const CHILDREN = { children: [["slug", "caps", "d", null], { children: ["__PAGE__", {}] }] };
const GOOD_TREE = tree(["", CHILDREN, null, null, 16]);

describe("sanitizeRequestHeaders", () => {
  it.each([
    ["range", "bytes=0-99"],
    ["range", "bytes=500-"],
    ["next-router-prefetch", "1"],
    ["next-router-state-tree", GOOD_TREE],
    ["if-none-match", '"x"'],
  ])("leaves %s: %s", (name, value) => {
    expect(keptOf({ [name]: value })).toEqual([name]);
  });

  it.each([
    ["range", "bytes=-0"],
    ["range", "bytes=0-1,5-9"],
    ["range", "lines=1-2"],
    ["if-match", '"x"'],
    ["if-none-match", "*"],
    ["if-unmodified-since", "Thu, 01 Jan 1970 00:00:00 GMT"],
    ["next-router-prefetch", "2"],
    ["next-router-state-tree", "%"],
    ["next-router-state-tree", "[]"],
    ["next-router-state-tree", tree(["", null])],
    ["next-router-state-tree", tree([5, {}])],
    ["next-router-state-tree", tree(["", { children: [] }])],
    ["next-router-state-tree", tree(["", { children: [["slug", "caps", "x", null], {}] }])],
    ["next-router-state-tree", tree(["", CHILDREN, "/caps"])],
    ["next-router-state-tree", tree(["", CHILDREN, null, "everything"])],
    ["next-router-state-tree", tree(["", CHILDREN, null, null, "16"])],
  ])("drops %s: %s", (name, value) => {
    expect(keptOf({ [name]: value })).toEqual([]);
  });

  it("lets nobody ask for a part of what is packed", () => {
    expect(keptOf({ range: "bytes=0-99", "accept-encoding": "gzip" })).toEqual(["range"]);
    expect(keptOf({ range: "lines=1-2", "accept-encoding": "gzip" })).toEqual(["accept-encoding"]);
  });

  it("leaves the calls of the API their conditions", () => {
    expect(keptOf({ "if-match": '"1"' }, "/api/products/1")).toEqual(["if-match"]);
  });
});
