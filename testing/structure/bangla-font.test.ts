import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
/** Of the two weights that a first page shows. */
const LIMIT_BYTES = 35 * 1024;
const LETTER_OF_BANGLA = 0x995;

interface Face {
  files: string[];
  ranges: [number, number][];
}

/** The faces of a style sheet: which files they fetch, and for which letters. */
function readFaces(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = ""]) => ({
    files: [...face.matchAll(/url\("([^"]+)"\)/g)].map(([, file = ""]) => file),
    ranges: [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = "", last = first]) => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ]),
  }));
}

it("letters of Bangla are one file for all weights, of at most 35 KiB", () => {
  const faces = readFaces(readFileSync(resolve(ROOT, "app/fonts.css"), "utf8"));
  const ofBangla = faces.filter(({ ranges }) =>
    ranges.some(([first, last]) => first <= LETTER_OF_BANGLA && LETTER_OF_BANGLA <= last),
  );
  const files = [...new Set(ofBangla.flatMap((face) => face.files))];
  expect(files).toEqual(["./fonts/noto-sans-bengali.woff2"]);
  const bytes = files.map((file) => statSync(resolve(ROOT, "app", file)).size);
  expect(bytes[0]).toBeGreaterThan(20_000);
  expect(bytes[0]).toBeLessThanOrEqual(LIMIT_BYTES);
});
