import { keep, readKept } from "@/components/ui/web-storage";

const KEY = "wishlist";
/**
 * Beside a new one they fill a page, MAX_WISHES of lib/catalogue/wishlist/rules.ts. Pages with a heart do not load those
 * rules for a number, nor to read an id, with which each wish begins.
 */
export const MOST_OTHERS = 39;

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

/** What this browser keeps, the newest first, with spaces between, as lib/catalogue/wishlist/rules.ts reads it. */
export const readWishes = (): string => readKept("localStorage", KEY) ?? "";

/** Puts a product before the others, with the slug of its chosen colour, or takes it out. */
export function setWish(productId: string, isWanted: boolean, color?: string): void {
  const others = readWishes()
    .split(" ")
    .filter((wish) => !wish.startsWith(productId))
    .slice(0, MOST_OTHERS);
  keepWishes(isWanted ? [color ? `${productId}:${color}` : productId, ...others] : others);
}

/** Keeps this list. */
export function keepWishes(wishes: readonly string[]): void {
  keep("localStorage", KEY, wishes.join(" ").trim() || null);
  for (const notify of listeners) notify();
}
