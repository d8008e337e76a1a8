import { formatDay } from "@/lib/platform/time/format-day";
import { homeSections, slideParts } from "@/lib/words/en/setting-parts";

const untilEnd = (to: string): string => (to === "" ? "" : ` until the end of ${formatDay(to)}`);

/** The settings of the home page, and of the line on top of all pages. */
export const deskSettingsHome = {
  sections: homeSections,
  parts: slideParts,
  noCollection: "None",
  slides: {
    title: (number: number) => `Slide ${number}`,
    /** Within a sentence. */
    inWords: (number: number) => `slide ${number}`,
    new: "New slide",
    remove: "Remove",
    removeOf: (number: number) => `Remove slide ${number}`,
    add: "Add a slide",
    picture: (part: string, number: number) => `${part} of slide ${number}`,
    alt: "For people who cannot see it. Leave it empty where the words say it.",
    eyebrow: "A few words, or nothing.",
    inBangla: "In Bangla",
    preview: (number: number) => `Preview of slide ${number}`,
  },
  target: {
    /** Pages of the shop, by the address of each. */
    pages: { search: "Search", about: "About & Contact", returns: "Return & Exchange" },
    product: "A product …",
    other: "Another page of the shop …",
    which: "Which product",
    another: "Another product",
    address: "Address in the shop",
    example: "Such as /denimpants?sort=new.",
  },
  /** When the line is shown; a day is `YYYY-MM-DD`, and an empty one is none. */
  announcement: {
    none: "There is no announcement.",
    never: "It is never shown: its last day is before its first.",
    ended: (to: string) => `It ended on ${formatDay(to)}.`,
    shown: (to: string) => `Shown once it is saved${untilEnd(to)}.`,
    shownFrom: (from: string, to: string) => `Shown from ${formatDay(from)}${untilEnd(to)}.`,
  },
};
