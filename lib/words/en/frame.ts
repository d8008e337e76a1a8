import { failed } from "@/lib/words/en/failed";
/** What stands around every page. */
export const frame = {
  logo: (brand: string) => `${brand} home`,
  login: "Login",
  cart: "Cart",
  /** A number without separators, such as a year or that on the cart. */
  number: (number: number): string => String(number),
  inCart: (count: number) => `${count} in your cart`,
  account: "Your Cart and Other Info.",
  search: "Search",
  announcement: { label: "Announcement", close: "Close the announcement" },
  offline: {
    shop: "You are offline. This page may be out of date, and you can't order until you are back online.",
    desk: "You are offline. This page may be out of date, and nothing is saved until you are back online.",
  },
  close: "Close",
  loading: "Loading",
  /** Beside a button whose call is tried again. */
  retrying: "Still trying …",
  /** On a button that was pressed before its script came. */
  early: { wait: "One moment …", reload: "Press again to reload" },
  slides: {
    show: (slide: number, slides: number) => `Show ${slide} of ${slides}`,
    play: "Play",
    pause: "Pause",
    /** On a slide of the home page, also where the owner sets it. */
    lead: "Let's Shop!",
  },
  failed,
  /** The link to the same page in the other language, and what a screen reader says of it. */
  otherLanguage: "বাংলা",
};
