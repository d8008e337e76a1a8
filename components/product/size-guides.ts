import type { CategoryName } from "@/lib/catalog";

export interface SizeGuide {
  /** Measures in inches, in the order of `columns`. */
  columns: string[];
  rows: { size: string; inches: number[] }[];
  /** How to take them. */
  howTo: string[];
}

const TROUSERS: SizeGuide = {
  columns: ["Waist", "Hip", "Thigh", "Inseam"],
  rows: [
    { size: "28", inches: [29, 37, 21.5, 31] },
    { size: "30", inches: [31, 39, 22.5, 31] },
    { size: "32", inches: [33, 41, 23.5, 31.5] },
    { size: "34", inches: [35, 43, 24.5, 32] },
    { size: "36", inches: [37, 45, 25.5, 32] },
    { size: "38", inches: [39, 47, 26.5, 32] },
    { size: "40", inches: [41, 49, 27.5, 32] },
  ],
  howTo: [
    "Lay a pair that fits you flat and button it.",
    "Waist: along the top edge, times two.",
    "Hip: across the base of the fly, times two.",
    "Inseam: from the crotch seam down to the hem.",
  ],
};

const SHORTS: SizeGuide = {
  columns: ["Waist", "Hip", "Inseam"],
  rows: [
    { size: "28 / S", inches: [29, 38, 8] },
    { size: "30 / M", inches: [31, 40, 8] },
    { size: "32 / M", inches: [33, 42, 8.5] },
    { size: "34 / L", inches: [35, 44, 8.5] },
    { size: "36 / XL", inches: [37, 46, 9] },
    { size: "38 / XXL", inches: [39, 48, 9] },
  ],
  howTo: TROUSERS.howTo,
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
  howTo: [
    "Lay a shirt that fits you flat and close it.",
    "Chest: from armpit to armpit, times two.",
    "Length: from the highest point of the shoulder to the hem.",
    "Shoulder: from sleeve seam to sleeve seam across the back.",
  ],
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
  howTo: SHIRTS.howTo.slice(0, 3),
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
  howTo: SHIRTS.howTo,
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
};

const BELTS: SizeGuide = {
  columns: ["Buckle to middle hole"],
  rows: [30, 32, 34, 36, 38, 40, 42, 44].map((size) => ({ size: String(size), inches: [size + 2] })),
  howTo: [
    "Take a belt that fits: from where the leather meets the buckle to the hole that you use.",
    "Or take the size of your trousers and add two inches.",
  ],
};

const CAPS: SizeGuide = {
  columns: ["Head, around"],
  rows: [
    { size: "S / M", inches: [22] },
    { size: "Free size", inches: [22.75] },
    { size: "L / XL", inches: [23.5] },
  ],
  howTo: [
    "With a tape around your head, a finger above the ears. Most caps have a strap that takes an inch either way.",
  ],
};

/** By category; wallets need none. */
export const SIZE_GUIDES: Partial<Record<CategoryName, SizeGuide>> = {
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
