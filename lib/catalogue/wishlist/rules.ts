/** One page of cards. */
export const MAX_WISHES = 40;

/** A product's id, and where it was kept in a colour a colon and the colour's slug. */
export const WISH = /^([0-9a-f]{24})(?::([^\s:/]{1,200}))?$/;

interface WishParts {
  productId: string;
  /** A slug; empty where it was kept in none. */
  color: string;
}

/** What a kept text names; empty where it is none. */
export function readWish(wish: string): WishParts {
  const [, productId = "", color = ""] = WISH.exec(wish) ?? [];
  return { productId, color };
}

/** The wishes in a list, the newest first, each product once. */
export function withoutRepeats(wishes: readonly string[]): string[] {
  const ids = wishes.map((wish) => readWish(wish).productId);
  return wishes.filter((_wish, index) => ids[index] !== "" && ids.indexOf(ids[index] ?? "") === index);
}

/** The wishes in a text that a browser has kept, with spaces between them. */
export const listWishes = (text: string): string[] => withoutRepeats(text.split(" ")).slice(0, MAX_WISHES);

/** A list without these products. */
export const withoutProducts = (wishes: readonly string[], others: readonly string[]): string[] => {
  const ids = others.map((wish) => readWish(wish).productId);
  return wishes.filter((wish) => !ids.includes(readWish(wish).productId));
};
