import { describe, expect, it } from "vitest";
import { parseVersion, pickNewest, readVersion } from "./browser-version.mjs";

describe("the version of a browser", () => {
  it.each([
    ["Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)", "156.0.8078.79"],
    ["Google Chrome 155.0.7900.1 ", "155.0.7900.1"],
    ["Mozilla Firefox 153.7.0esr", "153.7.0"],
    ["Command '/usr/bin/chromium-browser' requires the chromium snap to be installed.", null],
  ])("is read from what it says: %s", (text, version) => {
    expect(parseVersion(text)).toBe(version);
  });

  it("is null where no browser starts", async () => {
    expect(await readVersion("/nowhere/chromium")).toBeNull();
  });
});

describe("the newest browser", () => {
  const at = (executablePath: string, version: string) => ({ executablePath, version });

  it("is compared by number, part by part", () => {
    const newest = at("/c", "143.0.10.2");
    expect(pickNewest([at("/a", "99.9.9.9"), at("/b", "143.0.9.7"), newest, at("/d", "143.0.10")])).toBe(
      newest,
    );
  });

  it("is the first of equally new ones, and none of none", () => {
    const first = at("/full", "156.0.1.2");
    expect(pickNewest([first, at("/shell", "156.0.1.2")])).toBe(first);
    expect(pickNewest([])).toBeNull();
  });
});
