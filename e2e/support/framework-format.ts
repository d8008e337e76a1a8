import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const BUILD = join(import.meta.dirname, "../../.next");

/** As the framework wrote it, before the server changes anything. */
export const readBuildFile = async (path: string) =>
  await readFile(join(BUILD, path), "utf8").catch(() => "");

interface Format<Sample> {
  /** What the framework does, to stand behind "Next no longer". */
  what: string;
  /** The module of server/next that relies on it. */
  module: string;
  read: () => Promise<Sample> | Sample;
  fits: (sample: Sample) => boolean;
  /** The same sample as another version of the framework might write it. */
  change: (sample: Sample) => Sample;
}

/** Holds the installed framework to a format that it promises nobody, and makes sure that a change would be told. */
export function testFormat<Sample>({ what, module, read, fits, change }: Format<Sample>): void {
  const sentence = `Next no longer ${what}: see server/next/${module}; run with NEXT_EXTRAS=off until it is mended.`;
  test(`Next ${what}`, async () => {
    expect(fits(await read()), sentence).toBe(true);
  });
  test(`it is noticed when Next no longer ${what}`, async () => {
    expect(fits(change(await read()))).toBe(false);
  });
}
