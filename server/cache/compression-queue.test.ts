import type * as Zlib from "node:zlib";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Bodies } from "@/server/cache/content-negotiation.mjs";

const HANGS = Buffer.from("hangs");

vi.doMock("node:zlib", async (importOriginal) => {
  const zlib = await importOriginal<typeof Zlib>();
  const gzip = (...[body, done]: [Buffer, Zlib.CompressCallback]) => {
    if (!HANGS.equals(body)) zlib.gzip(body, done);
  };
  return { ...zlib, gzip };
});
afterAll(() => vi.doUnmock("node:zlib"));
const { compressLater } = await import("@/server/cache/compression-queue.mjs");

describe("compressLater", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("goes on after a turn that hangs", async () => {
    const isDone = vi.fn<() => void>();
    const work = (bodies: Bodies, whenDone: () => void) => ({
      bodies,
      isImmutable: false,
      isWanted: () => true,
      whenDone,
    });
    compressLater(work({ identity: HANGS }, () => undefined));
    compressLater(work({ identity: Buffer.from("next") }, isDone));
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(isDone).toHaveBeenCalledOnce());
  });
});
