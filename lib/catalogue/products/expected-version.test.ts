import { describe, expect, it } from "vitest";
import { readExpectedVersion } from "@/lib/catalogue/products/expected-version";

const requestWith = (ifMatch?: string) =>
  new Request("http://shop.example", { headers: ifMatch === undefined ? {} : { "If-Match": ifMatch } });

describe("readExpectedVersion", () => {
  it.each([
    ['"3"', 3],
    ["3", 3],
    [' "12" ', 12],
    ["*", undefined],
    [undefined, undefined],
  ])("reads %j as %j", (header, version) => {
    expect(readExpectedVersion(requestWith(header))).toBe(version);
  });

  it.each(["", "x", '"-1"', '"1.5"', 'W/"3"', '"1", "2"', '"9999999999"'])("refuses %j", (header) => {
    expect(() => readExpectedVersion(requestWith(header))).toThrow(
      expect.objectContaining({ code: "BAD_REQUEST", status: 400 }),
    );
  });
});
