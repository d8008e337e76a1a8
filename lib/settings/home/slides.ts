import { CATEGORIES, type DefaultSlug } from "@/lib/categories";
import { categoryPath } from "@/lib/paths";

/** A slide of the home page. */
export interface Slide {
  /** The address of a picture of this shop, 4:5. */
  picture: string;
  /** What the picture shows, for who cannot see it; empty where the words say it. */
  alt: string;
  /** A few words above the title; empty for none. */
  eyebrow: string;
  title: string;
  text: string;
  /** A page of the shop. */
  href: string;
  altBn?: string | undefined;
  eyebrowBn?: string | undefined;
  titleBn?: string | undefined;
  textBn?: string | undefined;
}

export const MOST_SLIDES = 8;

export const EMPTY_SLIDE: Slide = { picture: "", alt: "", eyebrow: "", title: "", text: "", href: "" };

/** What each part of a slide is called, in the form and in the audit log. */
export const SLIDE_LABELS = {
  title: "Title",
  eyebrow: "Above the title",
  text: "Below the title",
  picture: "Picture",
  alt: "What the picture shows",
  href: "Leads to",
  titleBn: "Title in Bangla",
  eyebrowBn: "Above the title in Bangla",
  textBn: "Below the title in Bangla",
  altBn: "What the picture shows in Bangla",
} satisfies Record<keyof Slide, string>;

/** The parts that may be left out. */
export const BANGLA_PARTS = ["titleBn", "eyebrowBn", "textBn", "altBn"] as const satisfies (keyof Slide)[];

/** Slides as the form and the audit log keep them: a line for each part, and an empty line between two slides. */
export const showSlides = (slides: readonly Slide[]): string =>
  slides
    .map((slide) =>
      Object.entries(SLIDE_LABELS)
        .filter(([part]) => Reflect.get(slide, part) !== undefined)
        .map(([part, label]) => `${label}: ${String(Reflect.get(slide, part))}`)
        .join("\n"),
    )
    .join("\n\n");

/** The slides of such lines, as they are typed. */
export const readSlides = (typed: string): Slide[] =>
  typed
    .split("\n\n")
    .filter(Boolean)
    .map((lines) => readSlide(lines.split("\n")));

function readSlide(lines: readonly string[]): Slide {
  const valueOf = (label: string): string => {
    const start = `${label}: `;
    return lines.find((line) => line.startsWith(start))?.slice(start.length) ?? "";
  };
  const { title, eyebrow, text, picture, alt, href } = SLIDE_LABELS;
  return {
    picture: valueOf(picture),
    alt: valueOf(alt),
    eyebrow: valueOf(eyebrow),
    title: valueOf(title),
    text: valueOf(text),
    href: valueOf(href),
    ...Object.fromEntries(
      BANGLA_PARTS.map((part) => [part, valueOf(SLIDE_LABELS[part])]).filter(([, words]) => words !== ""),
    ),
  };
}

const nameOf = (slug: DefaultSlug): string => CATEGORIES.find((one) => one.slug === slug)?.name ?? "";

const ofCategory = (slug: DefaultSlug, words: Pick<Slide, "title" | "text" | "picture">): Slide => ({
  ...words,
  alt: "",
  eyebrow: nameOf(slug),
  href: categoryPath(slug),
});

/** The slides of a shop whose owner has set none. */
export const DEFAULT_SLIDES: Slide[] = [
  ofCategory("denimpants", {
    title: "Denim with its edge on",
    text: "Raw selvedge, 14 oz, sewn straight. It fades where you bend.",
    picture: "/catalogue/raw-selvedge-jean-14oz-1-960.webp",
  }),
  ofCategory("belts", {
    title: "One hide, one buckle",
    text: "Full-grain belts that outlast the trousers they hold.",
    picture: "/catalogue/tan-full-grain-belt-1-960.webp",
  }),
  ofCategory("fullshirts", {
    title: "Formal shirts, calm collars",
    text: "Oxford and poplin with a placket that lies flat all day.",
    picture: "/catalogue/white-oxford-button-down-1-960.webp",
  }),
  ofCategory("basictshirts", {
    title: "The tee you reach for",
    text: "Combed cotton, taped shoulders, a neck that keeps its shape.",
    picture: "/catalogue/white-combed-tee-1-960.webp",
  }),
];
