import { homeSections } from "@/lib/words/en/setting-parts";

export const SECTION_LABELS = homeSections;

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
