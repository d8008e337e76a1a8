import { describe, expect, it } from "vitest";
import { type Bodies, chooseEncoding } from "@/server/cache/content-negotiation.mjs";

const BODY = Buffer.from("x");
const ALL = { br: BODY, gzip: BODY, identity: BODY };

const choose = (bodies: Bodies, header: string | undefined) =>
  chooseEncoding(bodies, { headers: { "accept-encoding": header } });

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
    expect(choose(ALL, header)).toBe(encoding);
  });

  it("takes the next best while the best is not at hand", () => {
    expect(choose({ gzip: BODY, identity: BODY }, "br, gzip")).toBe("gzip");
    expect(choose({ gzip: BODY }, "br")).toBeUndefined();
  });
});
