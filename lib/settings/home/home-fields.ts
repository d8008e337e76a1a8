import { z } from "zod";
import { SETTING_FIELDS } from "@/lib/settings/fields/setting-fields";
import { readSections, SECTION_NAMES, showSections } from "@/lib/settings/home/sections";

const sectionsSchema = z
  .array(z.enum(SECTION_NAMES, "Please choose from the sections that there are."))
  .max(SECTION_NAMES.length, "Please name each section once.")
  .refine((names) => new Set(names).size === names.length, "Please name each section once.");

/** The sections that are shown, in their order. */
export const sectionsField = (facts: { label: string; about: string }) =>
  sectionsSchema.register(SETTING_FIELDS, {
    ...facts,
    kind: "sections",
    show: (value) => showSections(sectionsSchema.safeParse(value).data ?? []),
    read: readSections,
  });
