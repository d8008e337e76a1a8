import type * as Zlib from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { compressLater } from "@/server/cache/compression-queue.mjs";
import type { Bodies } from "@/server/cache/content-negotiation.mjs";

const HANGS = Buffer.from("hangs");

vi.mock("node:zlib", async (importOriginal) => {
  const zlib = await importOriginal<typeof Zlib>();
  const gzip = (...[body, done]: [Buffer, Zlib.CompressCallback]) => {
    if (!HANGS.equals(body)) zlib.gzip(body, done);
  };
  return { ...zlib, gzip };
});

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
