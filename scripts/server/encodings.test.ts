import { describe, expect, it } from "vitest";
import { chooseEncoding } from "@/scripts/server/encodings.mjs";

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
