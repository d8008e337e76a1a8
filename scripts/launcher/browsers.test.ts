import { expect, it } from "vitest";
import { describeBrowsers } from "./browsers.mjs";

const newest = { version: "156.0.1.2" };

it("says which browsers the tests run in, and that there is no Firefox", () => {
  expect(describeBrowsers({ newest, older: { version: "143" }, firefox: { version: "153.7.0" } })).toBe(
    "Tested in Chromium 156.0.1.2. A short part also in Chromium 143 and Firefox 153.7.0.",
  );
  expect(describeBrowsers({ newest, older: null, firefox: null })).toBe(
    "Tested in Chromium 156.0.1.2. There is no Firefox here to test in.",
  );
});
