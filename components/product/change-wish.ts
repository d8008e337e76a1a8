import { setWish } from "@/components/product/kept-wishes";
import { hasToken } from "@/lib/platform/http/token-store";

/** Keeps a product, or no more: on this device, and in the account of whoever is signed in. */
export function changeWish(productId: string, isWanted: boolean, color?: string): void {
  setWish(productId, isWanted, color);
  joinWishes();
}

/**
 * Where somebody is signed in: makes this device's list and their account's one. What cannot be told now is told with the
 * next change, or when the list is looked at.
 */
export function joinWishes(): void {
  if (!hasToken()) return;
  void import("@/components/product/join-wishes")
    .then(({ joinAccount }) => joinAccount())
    .catch(() => undefined);
}
