/** What can stand on the home page below its slides, with the owner's words for it. */
export const SECTION_LABELS = {
  categories: "Shop by category",
  chosen: "Your own row of products",
  newArrivals: "New arrivals",
  bestSellers: "Best sellers",
  recentlySeen: "Recently seen",
  story: "The story of the clothes",
  film: "Film",
  questions: "Good to know",
  promise: "What shoppers can count on",
} as const;

export type SectionName = keyof typeof SECTION_LABELS;

/** As they stand by default, too. */
export const SECTION_NAMES = Object.keys(SECTION_LABELS).filter(isSection);

function isSection(name: string): name is SectionName {
  return Object.hasOwn(SECTION_LABELS, name);
}

/** The sections in their order, as the form and the audit log show them: a line each. */
export const showSections = (names: readonly SectionName[]): string =>
  names.map((name) => SECTION_LABELS[name]).join("\n");

/** The sections of such lines; a line that names none stays as it is. */
export const readSections = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((label) => SECTION_NAMES.find((name) => SECTION_LABELS[name] === label) ?? label);
