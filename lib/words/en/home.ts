import { LOOK_THEN_PAY } from "@/lib/words/en/promises";

/** The home page. */
export const home = {
  featured: "Featured",
  byCategory: "Shop by category",
  newArrivals: "New arrivals",
  bestSellers: "Best sellers",
  recentlySeen: "Recently seen",
  questions: "Good to know",
  story: {
    title: "Sewn for the world, sold at home",
    picture: "Selvedge denim and its topstitching, seen close",
    text: (brand: string) =>
      `The lines of ${brand} sew for shops that most of us will never walk into. The same hands, patterns and thread make what you find here. You don't pay for shipping it abroad.`,
    facts: [
      ["Stitches", "8 per inch on jeans, 11 on shirts"],
      ["Seams", "Felled where they take strain, bar-tacked where they could tear"],
      ["Shrinkage", "The cloth is washed before it is cut, so your size stays your size"],
      ["Final check", "Every piece, inside out, before it is tagged"],
    ] as [label: string, fact: string][],
    about: (brand: string) => `About ${brand}`,
  },
  film: {
    title: "Cloth, thread, label",
    text: "How a flat piece of cloth becomes a pair of jeans, in a few seconds. No sound.",
    player: {
      label: "Film: a pair of jeans is cut, sewn and labelled",
      play: "Play the film",
      pause: "Pause the film",
      failed: "The film didn't load. Press play to try again.",
      open: "Open the film",
    },
  },
  benefits: {
    label: "What you can count on",
    cash: LOOK_THEN_PAY,
    anywhere: "Anywhere in Bangladesh",
    atYourDoor: (time: string) => `At your door in ${time}.`,
    exchange: "Wrong size, defect, wrong item: bring it back.",
  },
};
