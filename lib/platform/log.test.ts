import { MongoServerError } from "mongodb";
import { afterEach, describe, expect, it, vi } from "vitest";
import { logError } from "@/lib/platform/log";

describe("logError", () => {
  afterEach(() => vi.restoreAllMocks());

  it("writes one JSON line with the error's name, code, text and frames, and no value that the text quotes", () => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const error = new MongoServerError({
      message: 'E11000 duplicate key error collection: shop.users dup key: { email: "rahim@example.com" }',
      code: 11_000,
    });
    logError("unexpected error", { requestId: "r1", error });
    const line = String(write.mock.calls[0]?.[0]);
    expect(write).toHaveBeenCalledOnce();
    expect(line.endsWith("\n")).toBe(true);
    expect(line).not.toContain("rahim@example.com");
    expect(JSON.parse(line)).toMatchObject({
      level: "error",
      message: "unexpected error",
      requestId: "r1",
      errorName: "MongoServerError",
      errorMessage: "E11000 duplicate key error collection: shop.users dup key: …",
      errorCode: 11_000,
      stack: expect.arrayContaining([expect.stringContaining("log.test.ts")]),
    });
  });

  it("keeps a thrown text out as well", () => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    logError("unexpected error", { error: "rahim@example.com" });
    expect(String(write.mock.calls[0]?.[0])).not.toContain("rahim@example.com");
  });
});
