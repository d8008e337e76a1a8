import type * as Zlib from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseEncoding, compressLater, type Forms } from "@/server/cache/compression-queue.mjs";

const HANGS = Buffer.from("hangs");

vi.mock("node:zlib", async (importOriginal) => {
  const zlib = await importOriginal<typeof Zlib>();
  const gzip = (...[body, done]: [Buffer, Zlib.CompressCallback]) => {
    if (!HANGS.equals(body)) zlib.gzip(body, done);
  };
  return { ...zlib, gzip };
});

const BODY = Buffer.from("x");
const ALL = { br: BODY, gzip: BODY, identity: BODY };

describe("chooseEncoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["GZIP;q=0.5, br;q=0", "gzip"],
    ["br;q=0.000, gzip; q=0", "identity"],
    ["*", "br"],
    ["*;q=0, gzip", "gzip"],
    ["brotli, bracket", "identity"],
    ["", "identity"],
    [undefined, "identity"],
    ["identity;q=0", undefined],
    ["*;q=0", undefined],
  ])("answers Accept-Encoding %s in %s", (header, encoding) => {
    expect(chooseEncoding(ALL, header)).toBe(encoding);
  });

  it("takes the next best while the best is not at hand", () => {
    expect(chooseEncoding({ gzip: BODY, identity: BODY }, "br, gzip")).toBe("gzip");
    expect(chooseEncoding({ gzip: BODY }, "br")).toBeUndefined();
  });
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
    const work = (forms: Forms, whenDone: () => void) => ({
      forms,
      isFixed: false,
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
