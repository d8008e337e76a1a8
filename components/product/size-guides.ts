import type { SizeRow } from "@/lib/catalogue/size-guides/rules";
import type { CategoryName, DefaultName } from "@/lib/categories";
import { ONE_SIZE } from "@/lib/stock/options";
import type { Words } from "@/lib/words/words";

type GuideWords = Words["product"]["sizeGuides"];
type Measure = keyof GuideWords["measures"];

interface SizeGuide {
  /** What it tells of, as the words of a product's page name it. */
  garment: keyof GuideWords["of"];
  columns: Measure[];
  /** Measures in inches, in the order of `columns`. */
  rows: SizeRow[];
  /** In inches: so far from the first column's measure a size still fits. */
  tolerance: number;
}

/** As exact as people measure. */
const HALF_INCH = 0.5;
/** What a band, a strap or the next hole of a belt takes either way. */
const ONE_INCH = 1;

const LETTERS = ["S", "M", "L", "XL", "XXL"];
const WAISTS = ["28", "30 / S", "32 / M", "34 / L", "36 / XL", "38 / XXL", "40"];

interface Measured extends Pick<SizeGuide, "garment"> {
  sizes: string[];
  /** The measures of all sizes, column by column. */
  inches: [column: Measure, inches: number[]][];
  tolerance?: number;
}

function toGuide({ garment, sizes, inches, tolerance = HALF_INCH }: Measured): SizeGuide {
  const columns = inches.map(([column]) => column);
  const rows = sizes.map((size, index) => ({ size, inches: inches.flatMap(([, of]) => of[index] ?? []) }));
  return { garment, columns, rows, tolerance };
}

const TROUSERS = toGuide({
  garment: "trousers",
  sizes: WAISTS,
  inches: [
    ["waist", [29, 31, 33, 35, 37, 39, 41]],
    ["hip", [37, 39, 41, 43, 45, 47, 49]],
    ["thigh", [21.5, 22.5, 23.5, 24.5, 25.5, 26.5, 27.5]],
    ["inseam", [31, 31, 31.5, 32, 32, 32, 32]],
  ],
});

const SHORTS = toGuide({
  garment: "shorts",
  sizes: WAISTS,
  inches: [
    ["waist", [29, 31, 33, 35, 37, 39, 41]],
    ["hip", [38, 40, 42, 44, 46, 48, 50]],
    ["inseam", [8, 8, 8.5, 8.5, 9, 9, 9]],
  ],
});

const SHIRTS = toGuide({
  garment: "shirts",
  sizes: LETTERS,
  inches: [
    ["chest", [40, 42, 44, 46, 48]],
    ["length", [28, 29, 30, 31, 31.5]],
    ["shoulder", [17, 17.75, 18.5, 19.25, 20]],
  ],
});

const TEES = toGuide({
  garment: "tees",
  sizes: LETTERS,
  inches: [
    ["chest", [38, 40, 42, 44, 46]],
    ["length", [27, 28, 29, 30, 31]],
  ],
});

const DROP_SHOULDERS = toGuide({
  garment: "dropShoulders",
  sizes: LETTERS,
  inches: [
    ["chest", [44, 46, 48, 50, 52]],
    ["length", [27.5, 28.5, 29.5, 30.5, 31]],
    ["shoulder", [21, 22, 23, 24, 25]],
  ],
});

const BOXERS = toGuide({
  garment: "boxers",
  sizes: LETTERS,
  inches: [["waist", [29, 32, 35, 38, 41]]],
  tolerance: ONE_INCH,
});

const BELTS = toGuide({
  garment: "belts",
  sizes: ["30", "32", "34 / M", "36", "38 / L", "40", "42 / XL", "44"],
  inches: [["belt", [30, 32, 34, 36, 38, 40, 42, 44]]],
  tolerance: ONE_INCH,
});

const CAPS = toGuide({
  garment: "caps",
  sizes: ["S", "M", "L", "XL", ONE_SIZE],
  inches: [["head", [21.5, 22.5, 23.25, 24, 22.75]]],
  tolerance: ONE_INCH,
});

/** By category; wallets need none. */
const SIZE_GUIDES: Readonly<Partial<Record<CategoryName, SizeGuide>>> = {
  "Denim Pants": TROUSERS,
  "Twill Pants": TROUSERS,
  Shorts: SHORTS,
  "Full Sleeve Shirts": SHIRTS,
  "Half Sleeve Shirts": SHIRTS,
  "Polo T-shirts": TEES,
  "Basic T-shirt": TEES,
  "Drop-shoulder": DROP_SHOULDERS,
  Boxers: BOXERS,
  Belts: BELTS,
  Caps: CAPS,
} satisfies Partial<Record<DefaultName, SizeGuide>>;

/** The guide of a category for the sizes that a product is sold in; null where none of them is in it. */
export function findSizeGuide(category: CategoryName, sold: readonly string[]): SizeGuide | null {
  const guide = SIZE_GUIDES[category];
  if (!guide) return null;
  const rows = guide.rows
    .map((row) => ({
      ...row,
      size: row.size
        .split(" / ")
        .filter((size) => sold.includes(size))
        .join(" / "),
    }))
    .filter(({ size }) => size !== "");
  return rows.length > 0 ? { ...guide, rows } : null;
}
