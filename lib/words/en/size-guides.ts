const OF_THE_GARMENT =
  "These are measurements of the garment, not of your body. They may differ by half an inch.";
const LAY_TROUSERS = "Lay a pair that fits you flat and button it.";
const LAY_TEE = "Lay a T-shirt that fits you flat.";
const WAIST = "Waist: along the top edge, times two.";
const HIP = "Hip: across the base of the fly, times two.";
const INSEAM = "Inseam: from the crotch seam down to the hem.";
const CHEST = "Chest: from armpit to armpit, times two.";
const LENGTH = "Length: from the highest point of the shoulder to the hem.";
const SHOULDER = "Shoulder: from sleeve seam to sleeve seam across the back.";

interface Guide {
  /** What to type in to find a size by the first column. */
  ask: string;
  /** How to take the measures. */
  howTo: string[];
  /** What the numbers measure, and how exact they are. */
  note: string;
}

const trousers: Guide = {
  ask: "Waist of trousers that fit you",
  howTo: [LAY_TROUSERS, WAIST, HIP, "Thigh: across the leg just below the crotch, times two.", INSEAM],
  note: OF_THE_GARMENT,
};

const shorts: Guide = {
  ask: "Waist of shorts that fit you",
  howTo: [LAY_TROUSERS, WAIST, HIP, INSEAM],
  note: OF_THE_GARMENT,
};

const shirts: Guide = {
  ask: "Chest of a shirt that fits you",
  howTo: ["Lay a shirt that fits you flat and button it.", CHEST, LENGTH, SHOULDER],
  note: OF_THE_GARMENT,
};

const tees: Guide = {
  ask: "Chest of a T-shirt that fits you",
  howTo: [LAY_TEE, CHEST, LENGTH],
  note: OF_THE_GARMENT,
};

const dropShoulders: Guide = {
  ask: "Chest of a T-shirt that is as wide as you like it",
  howTo: [LAY_TEE, CHEST, LENGTH, SHOULDER],
  note: OF_THE_GARMENT,
};

const boxers: Guide = {
  ask: "Your waist",
  howTo: ["Waist: with a tape around you, where the band should sit."],
  note: "This is your own waist. The band stretches an inch either way.",
};

const belts: Guide = {
  ask: "From the buckle of a belt that fits to the hole that you use",
  howTo: [
    "Take a belt that fits: measure from where the leather meets the buckle to the hole that you use.",
    "Or go by your trousers: a belt two inches above their size fits. For trousers of size 32, take 34.",
  ],
  note: "These are measurements of the belt. The other holes are an inch apart.",
};

const caps: Guide = {
  ask: "Around your head",
  howTo: ["With a tape around your head, a finger above the ears."],
  note: "This is your own head. A cap with a strap takes an inch either way.",
};

/** The size guides, by what is measured. */
export const sizeGuides = {
  open: "Size guide",
  title: (category: string) => `Size guide: ${category}`,
  table: "Measurements",
  size: "Size",
  howTo: "How to measure",
  inches: (value: number) => `${value} in`,
  centimetres: (value: number) => `${value} cm`,
  measures: {
    waist: "Waist",
    hip: "Hip",
    thigh: "Thigh",
    inseam: "Inseam",
    chest: "Chest",
    length: "Length",
    shoulder: "Shoulder",
    belt: "Buckle to middle hole",
    head: "Head, around",
  },
  of: { trousers, shorts, shirts, tees, dropShoulders, boxers, belts, caps },
};
