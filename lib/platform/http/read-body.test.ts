import { describe, expect, it } from "vitest";
import { readJsonBody } from "@/lib/platform/http/read-body";
import { codeOf } from "@/testing/outcomes";
import { makeRequest, makeStreamedRequest } from "@/testing/requests";

const LIMIT_BYTES = 64 * 1024;
const bytes = (...values: number[]) => new Uint8Array(values);
const codeOfBody = (body: string | Uint8Array<ArrayBuffer>) => codeOf(readJsonBody(makeRequest({ body })));

function nested(depth: number): string {
  return "[".repeat(depth) + "]".repeat(depth);
}

/** A JSON text of exactly this many bytes. */
function textOf(size: number): string {
  return JSON.stringify("x".repeat(size - 2));
}

describe("readJsonBody", () => {
  it.each(["application/json", "application/json; charset=utf-8", "Application/JSON ;charset=utf-8"])(
    "reads %s",
    async (type) => {
      const request = makeRequest({ json: { name: "রহিম" }, headers: { "Content-Type": type } });
      expect(await readJsonBody(request)).toEqual({ name: "রহিম" });
    },
  );

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "application/json-patch+json",
    "text/plain, application/json",
    "",
  ])("refuses the type %j", async (type) => {
    const request = makeRequest({ json: {}, headers: { "Content-Type": type } });
    expect(await codeOf(readJsonBody(request))).toBe("NOT_JSON");
  });

  it("refuses a body without a type", async () => {
    const request = new Request("http://localhost/", { method: "POST", body: bytes(0x7b, 0x7d) });
    expect(await codeOf(readJsonBody(request))).toBe("NOT_JSON");
  });

  it("reads 64 KB and refuses one byte more", async () => {
    expect(await codeOfBody(textOf(LIMIT_BYTES))).toBe("done");
    expect(await codeOfBody(textOf(LIMIT_BYTES + 1))).toBe("BODY_TOO_LARGE");
  });

  it("refuses by the announced length, before it reads", async () => {
    const request = makeRequest({ json: {}, headers: { "Content-Length": String(LIMIT_BYTES + 1) } });
    expect(await codeOf(readJsonBody(request))).toBe("BODY_TOO_LARGE");
    expect(request.bodyUsed).toBe(false);
  });

  it("reads a body that comes in pieces, and refuses one that grows too large", async () => {
    expect(await readJsonBody(makeStreamedRequest(['{"a"', ":1}"]))).toEqual({ a: 1 });
    const pieces = Array.from({ length: 9 }, () => " ".repeat(8 * 1024));
    expect(await codeOf(readJsonBody(makeStreamedRequest(pieces)))).toBe("BODY_TOO_LARGE");
  });

  it("counts bytes, not characters", async () => {
    expect(await codeOfBody(JSON.stringify("ক".repeat(LIMIT_BYTES / 3 + 1)))).toBe("BODY_TOO_LARGE");
  });

  it("does not believe a length that is too small", async () => {
    const request = makeRequest({ body: textOf(LIMIT_BYTES + 1), headers: { "Content-Length": "2" } });
    expect(await codeOf(readJsonBody(request))).toBe("BODY_TOO_LARGE");
  });

  it.each(["", " ", "{", "{'a':1}", '{"a":1,}', "undefined", "NaN", '{"a":1}{"b":2}'])(
    "refuses the malformed %j",
    async (body) => {
      expect(await codeOfBody(body)).toBe("BAD_REQUEST");
    },
  );

  it("refuses a missing body", async () => {
    const request = makeRequest({ method: "POST", headers: { "Content-Type": "application/json" } });
    expect(await codeOf(readJsonBody(request))).toBe("BAD_REQUEST");
  });

  it("refuses invalid UTF-8", async () => {
    expect(await codeOfBody(bytes(0x22, 0xff, 0x22))).toBe("BAD_REQUEST");
    expect(await codeOfBody(bytes(0x22, 0xed, 0xa0, 0x80, 0x22))).toBe("BAD_REQUEST");
  });

  it.each([
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{}}',
    '{"prototype":{}}',
    '{"$gt":""}',
    '{"a.b":1}',
    '{"a":{"b":{"$ne":null}}}',
    '{"cartItems":[{"_id":"x"},{"__proto__":1}]}',
    '[[{"a.b":1}]]',
    '{"\\u0024where":"1"}',
  ])("refuses the keys of %s", async (body) => {
    expect(await codeOfBody(body)).toBe("BAD_REQUEST");
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it("lets such texts stand as values", async () => {
    const body = { note: "$gt __proto__ a.b" };
    expect(await readJsonBody(makeRequest({ json: body }))).toEqual(body);
  });

  it("bounds the depth without running out of stack", async () => {
    expect(await codeOfBody(nested(20))).toBe("done");
    expect(await codeOfBody(nested(22))).toBe("BAD_REQUEST");
    expect(await codeOfBody(nested(30_000))).toBe("BAD_REQUEST");
    expect(await codeOfBody('{"a":'.repeat(10_000) + "1" + "}".repeat(10_000))).toBe("BAD_REQUEST");
  });

  it.each(["null", "5", '"text"', "true", "[]"])("leaves the shape of %s to the schema", async (body) => {
    expect(await readJsonBody(makeRequest({ body }))).toEqual(JSON.parse(body));
  });
});
