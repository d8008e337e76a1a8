import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { processState } from "@/lib/platform/process-state.mjs";
import { type ShareCard, versionOf } from "@/lib/seo/share/cards";
import { COLORS } from "@/lib/seo/share/colors";
import { drawCard } from "@/lib/seo/share/draw-card";
import { SHARE_SIZE } from "@/lib/seo/share/rules";
import { DEFAULT_SHOP_FACTS } from "@/lib/shop-facts";
import { DEFAULT_BRAND } from "@/lib/site";
import type { Language } from "@/lib/words/constants";

afterEach(() => {
  delete processState.shopFacts;
});

const PHOTO = "/catalogue/raw-selvedge-jean-14oz-1-960.webp";
const PLAIN: ShareCard = {
  language: "en",
  path: "/share/x",
  label: "Denim <Pants>",
  name: "Slim Denim",
  fact: "BDT 1,250",
  isSoldOut: false,
  photos: [],
};

async function draw(parts: Partial<ShareCard> = {}) {
  const bytes = await drawCard({ ...PLAIN, ...parts });
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray(3 * (y * info.width + x)).subarray(0, 3)];
  /** From the first to the last column that has this colour between two rows. */
  const extent = (color: string, [top, bottom]: [number, number]) => {
    const columns = Array.from({ length: info.width - 600 }, (_, index) => 540 + index);
    const rows = Array.from({ length: bottom - top }, (_, index) => top + index);
    const inked = columns.filter((x) => rows.some((y) => isNear(at(x, y), color)));
    return { first: inked[0] ?? NaN, last: inked.at(-1) ?? NaN };
  };
  return { format: (await sharp(bytes).metadata()).format, info, at, extent };
}

function isNear(color: number[], wanted: string): boolean {
  const parts = [1, 3, 5].map((start) => Number.parseInt(wanted.slice(start, start + 2), 16));
  return parts.every((part, index) => Math.abs(part - (color[index] ?? 0)) < 40);
}

const isWithin = (least: number, most: number) => (value: number) => value >= least && value <= most;

it("draws a card with the label where there is no photograph, and its words in the cut that is theirs", async () => {
  const { format, info, at, extent } = await draw();
  expect({ format, width: info.width, height: info.height }).toEqual({ format: "jpeg", ...SHARE_SIZE });
  expect(isNear(at(130, 190), COLORS.indigo)).toBe(true);
  expect(isNear(at(1_194, 300), COLORS.selvedge)).toBe(true);
  // In the other cut, or in a font of the machine, these would be of another width.
  expect(extent(COLORS.ink, [560, 590])).toEqual({
    first: 557,
    last: expect.toSatisfy(isWithin(1_105, 1_112)),
  });
  expect(extent(COLORS.indigo, [340, 410]).last).toSatisfy(isWithin(875, 925));
});

it("draws a card in Bangla with its own letters, which hang together", async () => {
  const { extent } = await draw({
    language: "bn",
    label: "ডেনিম প্যান্ট",
    name: "স্লিম ডেনিম",
    fact: "৳১,২৫০",
  });
  // Letters apart from each other, or from a font of the machine, would be of another width.
  expect(extent(COLORS.ink, [560, 590])).toEqual({
    first: expect.toSatisfy(isWithin(555, 558)),
    last: expect.toSatisfy(isWithin(880, 888)),
  });
});

it("bears the shop's name in the card's language, also in its address", async () => {
  const name = (nameBn: string) => {
    processState.shopFacts = {
      ...DEFAULT_SHOP_FACTS,
      brand: { ...DEFAULT_BRAND, name: "Rongdhonu", nameBn },
    };
  };
  const drawn = async (language: Language) => {
    const { extent } = await draw({ language });
    return [extent(COLORS.ink, [56, 94]).last, versionOf({ ...PLAIN, language })];
  };
  name("");
  const [english, unnamed] = [await drawn("en"), await drawn("bn")];
  name("রংধনু");
  const [englishAgain, named] = [await drawn("en"), await drawn("bn")];
  expect(unnamed[0]).toBe(english[0]);
  expect(englishAgain).toEqual(english);
  // With its letters apart it would be wider.
  expect(named[0]).toSatisfy(isWithin(637, 645));
  expect(named[1]).not.toBe(unnamed[1]);
});

it("shows one photograph or four, and says when it is sold out", async () => {
  const [one, four] = [await draw({ photos: [PHOTO] }), await draw({ photos: Array(4).fill(PHOTO) })];
  expect(isNear(one.at(252, 100), COLORS.kraft)).toBe(false);
  expect(isNear(four.at(252, 100), COLORS.kraft)).toBe(true);
  for (const x of [126, 378]) expect(isNear(four.at(x, 60), COLORS.kraft)).toBe(false);
  const sold = await draw({ photos: [PHOTO], isSoldOut: true });
  expect(isNear(sold.at(225, 560), COLORS.white)).toBe(true);
  expect(isNear(one.at(225, 560), COLORS.white)).toBe(false);
});
