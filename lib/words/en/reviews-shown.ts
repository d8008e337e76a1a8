import { formatDate } from "@/lib/platform/time/format-day";

const WEEKDAY = /^\w+ /;

/** What everybody reads of a review, and the desk too. */
export const said = {
  /** A number of stars, with one decimal or none. */
  outOf: (stars: number) => `${stars} out of 5`,
  /** Whose data were erased. */
  nameless: "A customer",
  fits: { tight: "Tight", right: "True to size", loose: "Loose" },
  reply: "The shop’s answer",
};

/** The reviews that everybody reads. Those that follow the first ones come to the browser with what opens. */
export const shownReviews = {
  ...said,
  /** An ISO time as its day. */
  day: (iso: string) => formatDate(iso).replace(WEEKDAY, ""),
  /** The pictures of somebody's review. */
  pictures: (name: string) => `${name}’s pictures`,
  picture: (name: string, number: number) => `Picture ${number} by ${name}, larger`,
  more: "More reviews",
  loading: "Loading …",
  failed: "They could not be loaded. Please try again.",
};
