import { z } from "zod";
import { cleanLine, isVisible } from "@/lib/platform/text/text";
import { SETTING_FIELDS } from "@/lib/settings/fields/setting-fields";
import { MOST_IN_ROW } from "@/lib/settings/home/constants";
import { readSections, SECTION_NAMES, showSections } from "@/lib/settings/home/sections";
import { MOST_SLIDES, readSlides, showSlides } from "@/lib/settings/home/slides";
import { isTarget } from "@/lib/settings/home/targets";

interface Labelled {
  label: string;
  about: string;
}

const sectionsSchema = z
  .array(z.enum(SECTION_NAMES, "Please choose from the sections that there are."))
  .max(SECTION_NAMES.length, "Please name each section once.")
  .refine((names) => new Set(names).size === names.length, "Please name each section once.");

/** The sections that are shown, in their order. */
export const sectionsField = (facts: Labelled) =>
  sectionsSchema.register(SETTING_FIELDS, {
    ...facts,
    kind: "sections",
    show: (value) => showSections(sectionsSchema.safeParse(value).data ?? []),
    read: readSections,
  });

const words = (max: number) =>
  z.string().overwrite(cleanLine).max(max, `Please keep this to ${max} characters.`);
const someWords = (max: number) => words(max).refine(isVisible, "Please enter this.");

/** Our own pictures alone: they come in two widths, and stay while something shows them. */
const OWN_PICTURE = /^\/(?:catalogue|images)\/[\w-]+-960\.webp$/;
const SLIDES = `Please keep this to 1 – ${MOST_SLIDES} slides.`;

export const slideSchema = z.object({
  picture: z.string().refine((address) => OWN_PICTURE.test(address), "Please take or choose a picture."),
  alt: words(120),
  eyebrow: words(40),
  title: someWords(60),
  text: someWords(140),
  href: z
    .string()
    .max(200)
    .refine(isTarget, "Please choose a category, a collection, a product or a page of this shop."),
  altBn: words(120).optional(),
  eyebrowBn: words(40).optional(),
  titleBn: words(60).optional(),
  textBn: words(140).optional(),
});

const slidesSchema = z.array(slideSchema).min(1, SLIDES).max(MOST_SLIDES, SLIDES);

/** The slides of the home page, in their order. */
export const slidesField = (facts: Labelled) =>
  slidesSchema.register(SETTING_FIELDS, {
    ...facts,
    kind: "slides",
    show: (value) => showSlides(slidesSchema.safeParse(value).data ?? []),
    read: readSlides,
  });

const PRODUCTS = "Please choose from the products of the shop.";

const productsSchema = z
  .array(z.string().regex(/^[0-9a-f]{24}$/, PRODUCTS))
  .max(MOST_IN_ROW, `Please keep this to ${MOST_IN_ROW} products.`)
  .refine((ids) => new Set(ids).size === ids.length, "Please choose each product once.");

/** The address of a collection; empty for none. */
export const collectionField = (facts: Labelled) =>
  z
    .string()
    .regex(/^[a-z0-9-]{0,40}$/, "Please choose one of the collections.")
    .register(SETTING_FIELDS, { ...facts, kind: "collection" });

/** Ids of products, in their order. */
export const productsField = (facts: Labelled) =>
  productsSchema.register(SETTING_FIELDS, {
    ...facts,
    kind: "products",
    show: (value) => (productsSchema.safeParse(value).data ?? []).join("\n"),
    read: (typed) => typed.split("\n").filter(Boolean),
  });
