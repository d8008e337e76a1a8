import type * as Zlib from "node:zlib";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const HANGS = Buffer.from("hangs");

vi.doMock("node:zlib", async (importOriginal) => {
  const zlib = await importOriginal<typeof Zlib>();
  const gzip = (...[body, done]: [Buffer, Zlib.CompressCallback]) => {
    if (!HANGS.equals(body)) zlib.gzip(body, done);
  };
  return { ...zlib, gzip };
});
afterAll(() => vi.doUnmock("node:zlib"));
const { compressLater } = await import("@/server/cache/compression.mjs");

describe("compressLater", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("goes on after a turn that hangs", async () => {
    const isDone = vi.fn<() => void>();
    const options = { isImmutable: false, isWanted: () => true };
    const hung = compressLater({ identity: HANGS }, options).catch(() => "given up");
    void compressLater({ identity: Buffer.from("next") }, options).then(isDone);
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(isDone).toHaveBeenCalledOnce());
    expect(await hung).toBe("given up");
  });
});
