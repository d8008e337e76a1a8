import { keepWishes, readWishes } from "@/components/product/kept-wishes";
import { keep, readKept } from "@/components/ui/web-storage";
import { listWishes } from "@/lib/catalogue/wishlist/rules";

/** The account's list as it was told last; nothing while nobody has signed in. */
const TOLD_KEY = "wishlist-told";

/** Where this browser and the account stand: what is kept here, and what the account was told to have. */
export const readJoined = (): { kept: string[]; told: string | null } => ({
  kept: listWishes(readWishes()),
  told: readKept("localStorage", TOLD_KEY),
});

/** Keeps a list here, and what the account has. */
export function keepJoined(wishes: readonly string[], told: string): void {
  keep("localStorage", TOLD_KEY, told);
  keepWishes(wishes);
}

/** Forgets all at sign-out, because somebody else may use the phone next. */
export function forgetWishes(): void {
  keep("localStorage", TOLD_KEY, null);
  keepWishes([]);
}
