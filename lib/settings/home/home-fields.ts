import { z } from "zod";
import { cleanLine, isVisible } from "@/lib/platform/text/text";
import { SETTING_FIELDS } from "@/lib/settings/fields/setting-fields";
import { MOST_IN_ROW } from "@/lib/settings/home/constants";
import { readSections, SECTION_NAMES, showSections } from "@/lib/settings/home/sections";
import { MOST_SLIDES, readSlides, showSlides } from "@/lib/settings/home/slides";
import { isTarget } from "@/lib/settings/home/targets";
import { settingErrors } from "@/lib/words/en/setting-errors";

const sectionsSchema = z
  .array(z.enum(SECTION_NAMES, settingErrors.section))
  .max(SECTION_NAMES.length, settingErrors.sectionTwice)
  .refine((names) => new Set(names).size === names.length, settingErrors.sectionTwice);

/** The sections that are shown, in their order. */
export const sectionsField = () =>
  sectionsSchema.register(SETTING_FIELDS, {
    kind: "sections",
    show: (value) => showSections(sectionsSchema.safeParse(value).data ?? []),
    read: readSections,
  });

const words = (max: number) => z.string().overwrite(cleanLine).max(max, settingErrors.characters(max));
const someWords = (max: number) => words(max).refine(isVisible, settingErrors.enter);

/** Our own pictures alone: they come in two widths, and stay while something shows them. */
const OWN_PICTURE = /^\/(?:catalogue|images)\/[\w-]+-960\.webp$/;
const SLIDES = settingErrors.slides(MOST_SLIDES);

export const slideSchema = z.object({
  picture: z.string().refine((address) => OWN_PICTURE.test(address), settingErrors.picture),
  alt: words(120),
  eyebrow: words(40),
  title: someWords(60),
  text: someWords(140),
  href: z.string().max(200).refine(isTarget, settingErrors.target),
  altBn: words(120).optional(),
  eyebrowBn: words(40).optional(),
  titleBn: words(60).optional(),
  textBn: words(140).optional(),
});

const slidesSchema = z.array(slideSchema).min(1, SLIDES).max(MOST_SLIDES, SLIDES);

/** The slides of the home page, in their order. */
export const slidesField = () =>
  slidesSchema.register(SETTING_FIELDS, {
    kind: "slides",
    show: (value) => showSlides(slidesSchema.safeParse(value).data ?? []),
    read: readSlides,
  });

const productsSchema = z
  .array(z.string().regex(/^[0-9a-f]{24}$/, settingErrors.product))
  .max(MOST_IN_ROW, settingErrors.mostProducts(MOST_IN_ROW))
  .refine((ids) => new Set(ids).size === ids.length, settingErrors.productTwice);

/** The address of a collection; empty for none. */
export const collectionField = () =>
  z
    .string()
    .regex(/^[a-z0-9-]{0,40}$/, settingErrors.collection)
    .register(SETTING_FIELDS, { kind: "collection" });

/** Ids of products, in their order. */
export const productsField = () =>
  productsSchema.register(SETTING_FIELDS, {
    kind: "products",
    show: (value) => (productsSchema.safeParse(value).data ?? []).join("\n"),
    read: (typed) => typed.split("\n").filter(Boolean),
  });
