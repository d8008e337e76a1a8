import type { SizeRow } from "@/lib/catalogue/size-guides/rules";
import type { CategoryName, DefaultName } from "@/lib/categories";

interface SizeGuide {
  /** Measures in inches, in the order of `columns`. */
  columns: string[];
  rows: SizeRow[];
  /** How to take the measures. */
  howTo: string[];
  /** What to type in to find a size by the first column. */
  ask: string;
  /** In inches: so far from the first column's measure a size still fits. */
  tolerance: number;
  /** What the numbers measure, and how exact they are. */
  note: string;
}

const OF_THE_GARMENT =
  "These are measurements of the garment, not of your body. They may differ by half an inch.";
/** As exact as people measure. */
const HALF_INCH = 0.5;
/** What a band, a strap or the next hole of a belt takes either way. */
const ONE_INCH = 1;
const LAY_TROUSERS = "Lay a pair that fits you flat and button it.";
const WAIST = "Waist: along the top edge, times two.";
const HIP = "Hip: across the base of the fly, times two.";
const INSEAM = "Inseam: from the crotch seam down to the hem.";
const CHEST = "Chest: from armpit to armpit, times two.";
const LENGTH = "Length: from the highest point of the shoulder to the hem.";
const SHOULDER = "Shoulder: from sleeve seam to sleeve seam across the back.";

const LAY_TEE = "Lay a T-shirt that fits you flat.";

const LETTERS = ["S", "M", "L", "XL", "XXL"];
const WAISTS = ["28", "30 / S", "32 / M", "34 / L", "36 / XL", "38 / XXL", "40"];

interface Measured {
  sizes: string[];
  /** The measures of all sizes by column. */
  inches: Record<string, number[]>;
  howTo: string[];
  ask: string;
  tolerance?: number;
  note?: string;
}

function toGuide({
  sizes,
  inches,
  tolerance = HALF_INCH,
  note = OF_THE_GARMENT,
  ...told
}: Measured): SizeGuide {
  const measures = Object.values(inches);
  const rows = sizes.map((size, index) => ({ size, inches: measures.flatMap((of) => of[index] ?? []) }));
  return { columns: Object.keys(inches), rows, tolerance, note, ...told };
}

const TROUSERS = toGuide({
  sizes: WAISTS,
  inches: {
    Waist: [29, 31, 33, 35, 37, 39, 41],
    Hip: [37, 39, 41, 43, 45, 47, 49],
    Thigh: [21.5, 22.5, 23.5, 24.5, 25.5, 26.5, 27.5],
    Inseam: [31, 31, 31.5, 32, 32, 32, 32],
  },
  howTo: [LAY_TROUSERS, WAIST, HIP, "Thigh: across the leg just below the crotch, times two.", INSEAM],
  ask: "Waist of trousers that fit you",
});

const SHORTS = toGuide({
  sizes: WAISTS,
  inches: {
    Waist: [29, 31, 33, 35, 37, 39, 41],
    Hip: [38, 40, 42, 44, 46, 48, 50],
    Inseam: [8, 8, 8.5, 8.5, 9, 9, 9],
  },
  howTo: [LAY_TROUSERS, WAIST, HIP, INSEAM],
  ask: "Waist of shorts that fit you",
});

const SHIRTS = toGuide({
  sizes: LETTERS,
  inches: {
    Chest: [40, 42, 44, 46, 48],
    Length: [28, 29, 30, 31, 31.5],
    Shoulder: [17, 17.75, 18.5, 19.25, 20],
  },
  howTo: ["Lay a shirt that fits you flat and button it.", CHEST, LENGTH, SHOULDER],
  ask: "Chest of a shirt that fits you",
});

const TEES = toGuide({
  sizes: LETTERS,
  inches: { Chest: [38, 40, 42, 44, 46], Length: [27, 28, 29, 30, 31] },
  howTo: [LAY_TEE, CHEST, LENGTH],
  ask: "Chest of a T-shirt that fits you",
});

const DROP_SHOULDERS = toGuide({
  sizes: LETTERS,
  inches: {
    Chest: [44, 46, 48, 50, 52],
    Length: [27.5, 28.5, 29.5, 30.5, 31],
    Shoulder: [21, 22, 23, 24, 25],
  },
  howTo: [LAY_TEE, CHEST, LENGTH, SHOULDER],
  ask: "Chest of a T-shirt that is as wide as you like it",
});

const BOXERS = toGuide({
  sizes: LETTERS,
  inches: { Waist: [29, 32, 35, 38, 41] },
  howTo: ["Waist: with a tape around you, where the band should sit."],
  note: "This is your own waist. The band stretches an inch either way.",
  ask: "Your waist",
  tolerance: ONE_INCH,
});

const BELTS = toGuide({
  sizes: ["30", "32", "34 / M", "36", "38 / L", "40", "42 / XL", "44"],
  inches: { "Buckle to middle hole": [30, 32, 34, 36, 38, 40, 42, 44] },
  howTo: [
    "Take a belt that fits: measure from where the leather meets the buckle to the hole that you use.",
    "Or go by your trousers: a belt two inches above their size fits. For trousers of size 32, take 34.",
  ],
  note: "These are measurements of the belt. The other holes are an inch apart.",
  ask: "From the buckle of a belt that fits to the hole that you use",
  tolerance: ONE_INCH,
});

const CAPS = toGuide({
  sizes: ["S", "M", "L", "XL", "One size"],
  inches: { "Head, around": [21.5, 22.5, 23.25, 24, 22.75] },
  howTo: ["With a tape around your head, a finger above the ears."],
  note: "This is your own head. A cap with a strap takes an inch either way.",
  ask: "Around your head",
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
