import { describe, expect, it } from "vitest";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { makeRequest } from "@/testing/requests";

const read = (key: string) => readIdempotencyKey(makeRequest({ headers: { "Idempotency-Key": key } }));

describe("readIdempotencyKey", () => {
  it.each(["12345678", "a-b_C-9x", "8f14e45f-ceea-467f-a830-5a1d0b2f0c3e", "x".repeat(128)])(
    "reads %s",
    (key) => {
      expect(read(key)).toBe(key);
    },
  );

  it.each([
    "",
    "1234567",
    "x".repeat(129),
    "abandoned 65f00000",
    "with.dots.in.it",
    "$ne12345",
    "key;key;key",
  ])("refuses %j", (key) => {
    expect(() => read(key)).toThrow(expect.objectContaining({ code: "BAD_REQUEST" }));
  });

  it("makes a key of its own for each call without one", () => {
    const keys = [readIdempotencyKey(makeRequest()), readIdempotencyKey(makeRequest())];
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys[0]).not.toBe(keys[1]);
  });
});
