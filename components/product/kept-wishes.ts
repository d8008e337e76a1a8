import { keep, readKept } from "@/components/ui/web-storage";
import { listWishes, toWish, withoutProducts } from "@/lib/catalogue/wishlist/rules";

const KEY = "wishlist";
/** The account's list as it was told last; nothing while nobody has signed in. */
const TOLD_KEY = "wishlist-told";

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

/** What this browser keeps, the newest first, with spaces between, so that two reads can be compared. */
export const readWishes = (): string => listWishes(readKept("localStorage", KEY) ?? "").join(" ");

/** Puts a product before the others, with the slug of its chosen colour, or takes it out. */
export function setWish(productId: string, isWanted: boolean, color = ""): void {
  const others = withoutProducts(listWishes(readWishes()), [productId]);
  keepWishes(isWanted ? [toWish({ productId, color }), ...others] : others);
}

/** Forgets all at sign-out, because somebody else may use the phone next. */
export const forgetWishes = (): void => keepWishes([], null);

/** Where this browser and the account stand: what is kept here, and what the account was told to have. */
export const readJoined = (): { kept: string[]; told: string | null } => ({
  kept: listWishes(readWishes()),
  told: readKept("localStorage", TOLD_KEY),
});

/** Keeps a list here, and where it is given what the account has. */
export function keepWishes(wishes: readonly string[], told?: string | null): void {
  if (told !== undefined) keep("localStorage", TOLD_KEY, told);
  keep("localStorage", KEY, listWishes(wishes.join(" ")).join(" ") || null);
  for (const notify of listeners) notify();
}
