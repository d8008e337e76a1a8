import type { CategoryName } from "@/lib/categories";

interface SizeRow {
  /** As it is sold; where a product has one of several names for it, `28 / S`. */
  size: string;
  inches: number[];
}

export interface SizeGuide {
  /** Measures in inches, in the order of `columns`. */
  columns: string[];
  rows: SizeRow[];
  /** How to take them. */
  howTo: string[];
  /** What is measured, and how exact that is. */
  note: string;
}

const OF_THE_GARMENT =
  "These are measurements of the garment, not of your body. They may differ by half an inch.";
const LAY_TROUSERS = "Lay a pair that fits you flat and button it.";
const WAIST = "Waist: along the top edge, times two.";
const HIP = "Hip: across the base of the fly, times two.";
const INSEAM = "Inseam: from the crotch seam down to the hem.";
const CHEST = "Chest: from armpit to armpit, times two.";
const LENGTH = "Length: from the highest point of the shoulder to the hem.";
const SHOULDER = "Shoulder: from sleeve seam to sleeve seam across the back.";

const TROUSERS: SizeGuide = {
  columns: ["Waist", "Hip", "Thigh", "Inseam"],
  rows: [
    { size: "28", inches: [29, 37, 21.5, 31] },
    { size: "30 / S", inches: [31, 39, 22.5, 31] },
    { size: "32 / M", inches: [33, 41, 23.5, 31.5] },
    { size: "34 / L", inches: [35, 43, 24.5, 32] },
    { size: "36 / XL", inches: [37, 45, 25.5, 32] },
    { size: "38 / XXL", inches: [39, 47, 26.5, 32] },
    { size: "40", inches: [41, 49, 27.5, 32] },
  ],
  howTo: [LAY_TROUSERS, WAIST, HIP, "Thigh: across the leg just below the crotch, times two.", INSEAM],
  note: OF_THE_GARMENT,
};

const SHORTS: SizeGuide = {
  columns: ["Waist", "Hip", "Inseam"],
  rows: [
    { size: "28", inches: [29, 38, 8] },
    { size: "30 / S", inches: [31, 40, 8] },
    { size: "32 / M", inches: [33, 42, 8.5] },
    { size: "34 / L", inches: [35, 44, 8.5] },
    { size: "36 / XL", inches: [37, 46, 9] },
    { size: "38 / XXL", inches: [39, 48, 9] },
    { size: "40", inches: [41, 50, 9] },
  ],
  howTo: [LAY_TROUSERS, WAIST, HIP, INSEAM],
  note: OF_THE_GARMENT,
};

const SHIRTS: SizeGuide = {
  columns: ["Chest", "Length", "Shoulder"],
  rows: [
    { size: "S", inches: [40, 28, 17] },
    { size: "M", inches: [42, 29, 17.75] },
    { size: "L", inches: [44, 30, 18.5] },
    { size: "XL", inches: [46, 31, 19.25] },
    { size: "XXL", inches: [48, 31.5, 20] },
  ],
  howTo: ["Lay a shirt that fits you flat and button it.", CHEST, LENGTH, SHOULDER],
  note: OF_THE_GARMENT,
};

const TEES: SizeGuide = {
  columns: ["Chest", "Length"],
  rows: [
    { size: "S", inches: [38, 27] },
    { size: "M", inches: [40, 28] },
    { size: "L", inches: [42, 29] },
    { size: "XL", inches: [44, 30] },
    { size: "XXL", inches: [46, 31] },
  ],
  howTo: ["Lay a T-shirt that fits you flat.", CHEST, LENGTH],
  note: OF_THE_GARMENT,
};

const DROP_SHOULDERS: SizeGuide = {
  columns: ["Chest", "Length", "Shoulder"],
  rows: [
    { size: "S", inches: [44, 27.5, 21] },
    { size: "M", inches: [46, 28.5, 22] },
    { size: "L", inches: [48, 29.5, 23] },
    { size: "XL", inches: [50, 30.5, 24] },
    { size: "XXL", inches: [52, 31, 25] },
  ],
  howTo: ["Lay a T-shirt that fits you flat.", CHEST, LENGTH, SHOULDER],
  note: OF_THE_GARMENT,
};

const BOXERS: SizeGuide = {
  columns: ["Waist"],
  rows: [
    { size: "S", inches: [29] },
    { size: "M", inches: [32] },
    { size: "L", inches: [35] },
    { size: "XL", inches: [38] },
    { size: "XXL", inches: [41] },
  ],
  howTo: ["Waist: with a tape around you, where the band should sit."],
  note: "This is your own waist. The band stretches an inch either way.",
};

const BELTS: SizeGuide = {
  columns: ["Buckle to middle hole"],
  rows: [
    { size: "30", inches: [30] },
    { size: "32", inches: [32] },
    { size: "34 / M", inches: [34] },
    { size: "36", inches: [36] },
    { size: "38 / L", inches: [38] },
    { size: "40", inches: [40] },
    { size: "42 / XL", inches: [42] },
    { size: "44", inches: [44] },
  ],
  howTo: [
    "Take a belt that fits: measure from where the leather meets the buckle to the hole that you use.",
    "Or go by your trousers: a belt two inches above their size fits. For trousers of size 32, take 34.",
  ],
  note: "These are measurements of the belt. The other holes are an inch apart.",
};

const CAPS: SizeGuide = {
  columns: ["Head, around"],
  rows: [
    { size: "S", inches: [21.5] },
    { size: "M", inches: [22.5] },
    { size: "L", inches: [23.25] },
    { size: "XL", inches: [24] },
    { size: "One size", inches: [22.75] },
  ],
  howTo: ["With a tape around your head, a finger above the ears."],
  note: "This is your own head. A cap with a strap takes an inch either way.",
};

/** By category; wallets need none. */
const SIZE_GUIDES: Partial<Record<CategoryName, SizeGuide>> = {
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
};

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
