import { CATEGORIES, type DefaultSlug } from "@/lib/categories";
import { categoryPath } from "@/lib/paths";
import { categories } from "@/lib/words/bn/categories";
import type { Language } from "@/lib/words/constants";
import { slideParts } from "@/lib/words/en/setting-parts";
import { type ShownText, showOwnersText } from "@/lib/words/owners-text";

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
export const SLIDE_LABELS: Readonly<Record<keyof Slide, string>> = slideParts;

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

/** What a shop shows whose owner has set no slides: each above the name of its category. */
const USUAL = [
  {
    slug: "denimpants",
    title: "Denim with its edge on",
    titleBn: "আসল সেলভেজ ডেনিম",
    text: "Raw selvedge, 14 oz, sewn straight. It fades where you bend.",
    textBn: "১৪ আউন্সের র সেলভেজ ডেনিম, স্ট্রেইট কাট। যত পরবেন, ভাঁজে ভাঁজে রং তত সুন্দর ফেড হবে।",
    picture: "/catalogue/raw-selvedge-jean-14oz-1-960.webp",
  },
  {
    slug: "belts",
    title: "One hide, one buckle",
    titleBn: "আস্ত চামড়া, মজবুত বাকল",
    text: "Full-grain belts that outlast the trousers they hold.",
    textBn: "ফুল-গ্রেইন চামড়ার বেল্ট। প্যান্ট পুরোনো হবে, বেল্ট থেকে যাবে।",
    picture: "/catalogue/tan-full-grain-belt-1-960.webp",
  },
  {
    slug: "fullshirts",
    title: "Formal shirts, calm collars",
    titleBn: "ফরমাল শার্ট, পরিপাটি কলার",
    text: "Oxford and poplin with a placket that lies flat all day.",
    textBn: "অক্সফোর্ড ও পপলিন কাপড়। প্ল্যাকেট সারা দিন সমান থাকে।",
    picture: "/catalogue/white-oxford-button-down-1-960.webp",
  },
  {
    slug: "basictshirts",
    title: "The tee you reach for",
    titleBn: "রোজ পরার টি-শার্ট",
    text: "Combed cotton, taped shoulders, a neck that keeps its shape.",
    textBn: "কম্বড কটন, কাঁধে টেপ সেলাই, গলা ঢিলা হয় না।",
    picture: "/catalogue/white-combed-tee-1-960.webp",
  },
] as const;

const categoryOf = (slug: DefaultSlug) => CATEGORIES.find((one) => one.slug === slug);

/** The slides of a shop whose owner has set none. */
export const DEFAULT_SLIDES: Slide[] = USUAL.map(({ slug, title, text, picture }) => ({
  title,
  text,
  picture,
  alt: "",
  eyebrow: categoryOf(slug)?.name ?? "",
  href: categoryPath(slug),
}));

/** The words of a slide on a page. Those that the owner has left as they were are there in Bangla too. */
export function slideTexts(
  slide: Slide,
  language: Language,
): Record<"title" | "eyebrow" | "text" | "alt", ShownText> {
  const usual = USUAL.find(({ title, text }) => title === slide.title && text === slide.text);
  const category = usual && categoryOf(usual.slug);
  const eyebrowBn = category?.name === slide.eyebrow ? categories.name(category) : undefined;
  const show = (text: string, textBn: string | undefined, usualBn?: string) =>
    showOwnersText(language, { text, textBn, usualBn });
  return {
    title: show(slide.title, slide.titleBn, usual?.titleBn),
    eyebrow: show(slide.eyebrow, slide.eyebrowBn, eyebrowBn),
    text: show(slide.text, slide.textBn, usual?.textBn),
    alt: show(slide.alt, slide.altBn),
  };
}
