import { keep, readKept } from "@/components/ui/web-storage";

const KEY = "wishlist";
/** One page of cards. */
const MOST_WISHES = 40;
const PRODUCT_ID = /^[0-9a-f]{24}$/;

const listeners = new Set<() => void>();

/** Calls back when the list changes, here or in another tab, and when Back restores a page that may have missed a change. */
export function onWishesChange(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener("storage", notify);
  window.addEventListener("pageshow", notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener("storage", notify);
    window.removeEventListener("pageshow", notify);
  };
}

/** The ids of what this browser keeps, the newest first, with spaces between them, so that two reads can be compared. */
export const readWishes = (): string => listIds(readKept("localStorage", KEY) ?? "").join(" ");

/** The ids in a text that a browser has kept. */
export const listIds = (text: string): string[] =>
  [...new Set(text.split(" "))].filter((id) => PRODUCT_ID.test(id)).slice(0, MOST_WISHES);

/** Puts a product before the others, or takes it out. */
export function setWish(productId: string, isWanted: boolean): void {
  const others = listIds(readWishes()).filter((id) => id !== productId);
  keepWishes(isWanted ? [productId, ...others] : others);
}

/** Forgets all at sign-out, because somebody else may use the phone next. */
export const forgetWishes = (): void => keepWishes([]);

function keepWishes(ids: readonly string[]): void {
  keep("localStorage", KEY, ids.length > 0 ? ids.slice(0, MOST_WISHES).join(" ") : null);
  for (const notify of listeners) notify();
}
