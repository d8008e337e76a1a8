import { afterEach, expect, it, vi } from "vitest";
import { describeBrowsers, resolveBrowsers } from "./browsers.mjs";

const newest = { version: "156.0.1.2" };
const older = { version: "143" };
const firefox = { version: "153.7.0" };
const ALL = { isNewestAlone: false };

it("says which browsers the tests run in, and that there is no Firefox", () => {
  expect(describeBrowsers({ newest, shell: null, older, firefox }, ALL)).toBe(
    "Tested in Chromium 156.0.1.2. A short part also in Chromium 143 and Firefox 153.7.0.",
  );
  expect(describeBrowsers({ newest, shell: null, older: null, firefox: null }, ALL)).toBe(
    "Tested in Chromium 156.0.1.2. There is no Firefox here to test in.",
  );
});

it("says that most tests run in the headless shell, and a short part in the whole browser too", () => {
  expect(describeBrowsers({ newest, shell: newest, older, firefox }, ALL)).toBe(
    "Tested in the headless shell of Chromium 156.0.1.2. A short part also in the whole one, Chromium 143, and Firefox 153.7.0.",
  );
});

it("names the newest alone where no other is tried", () => {
  expect(describeBrowsers({ newest, shell: newest, older, firefox }, { isNewestAlone: true })).toBe(
    "Tested in the headless shell of Chromium 156.0.1.2.",
  );
});

afterEach(() => vi.unstubAllEnvs());

it("asks no browser for its version where a process before this one has", async () => {
  const found = {
    newest: { ...newest, executablePath: "/nowhere", args: [], env: {} },
    shell: null,
    older: null,
  };
  vi.stubEnv("TEST_BROWSERS", JSON.stringify({ ...found, firefox: null }));
  vi.stubEnv("CHROMIUM_PATH", "/nowhere");
  expect(await resolveBrowsers()).toEqual({ ...found, firefox: null });
});
