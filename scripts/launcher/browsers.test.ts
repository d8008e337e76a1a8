import { expect, it } from "vitest";
import { describeBrowsers } from "./browsers.mjs";

const newest = { version: "156.0.1.2" };
const older = { version: "143" };
const firefox = { version: "153.7.0" };

it("says which browsers the tests run in, and that there is no Firefox", () => {
  expect(describeBrowsers({ newest, shell: null, older, firefox })).toBe(
    "Tested in Chromium 156.0.1.2. A short part also in Chromium 143 and Firefox 153.7.0.",
  );
  expect(describeBrowsers({ newest, shell: null, older: null, firefox: null })).toBe(
    "Tested in Chromium 156.0.1.2. There is no Firefox here to test in.",
  );
});

it("says that most tests run in the headless shell, and a short part in the whole browser too", () => {
  expect(describeBrowsers({ newest, shell: newest, older, firefox })).toBe(
    "Tested in the headless shell of Chromium 156.0.1.2. A short part also in the whole one, Chromium 143, and Firefox 153.7.0.",
  );
});
