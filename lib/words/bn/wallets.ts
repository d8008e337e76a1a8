import type { WALLETS as ENGLISH } from "@/lib/words/en/wallets";

/** নগদ alone is cash. */
export const WALLETS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  bkash: "বিকাশ",
  nagad: "নগদ অ্যাকাউন্ট",
  rocket: "রকেট",
};
