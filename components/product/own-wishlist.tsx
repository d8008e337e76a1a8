"use client";

import { useLanguage } from "#words";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { joinWishes } from "@/components/product/change-wish";
import { keepWishes, onWishesChange, readWishes } from "@/components/product/kept-wishes";
import { keep, readKept } from "@/components/ui/web-storage";
import { listWishes, withoutProducts } from "@/lib/catalogue/wishlist/rules";
import { wishlistPath } from "@/lib/paths";
import { localPath } from "@/lib/words/local-path.mjs";

interface OwnWishlistProps {
  /** What the page's address names, as the browser keeps it. */
  asked: string;
  /** Of them, those that were deleted. */
  gone: string;
  /** None of them is shown. */
  isBare: boolean;
  /** Shown where the browser keeps nothing, or nothing that the shop shows now. */
  empty: ReactNode;
  /** Stands over a list of somebody else's. */
  shared: ReactNode;
  /** The products that were asked for. */
  children: ReactNode;
}

/** What this tab asked for last as its own list: Back may lead to it after something was taken out. */
const ASKED_KEY = "wishlist-asked";

/** As the page's address has it. */
const readValid = (): string => listWishes(readWishes()).join(" ");

/** Whether an address that somebody has opened names other products than this browser keeps. */
const isOfOthers = (asked: string, kept: string): boolean =>
  withoutProducts(listWishes(asked), listWishes(kept)).length > 0 &&
  asked !== readKept("sessionStorage", ASKED_KEY);

/**
 * Asks the server for the products that this browser keeps: only the browser knows them, and only the server their prices.
 * A list that somebody else has shared is shown as theirs.
 */
export function OwnWishlist({ asked, gone, isBare, empty, shared, children }: OwnWishlistProps) {
  const language = useLanguage();
  const router = useRouter();
  const kept = useSyncExternalStore(onWishesChange, readValid, () => asked || null);
  const isShared = kept !== null && !isBare && isOfOthers(asked, kept);

  useEffect(joinWishes, []);
  useEffect(() => {
    // While the page becomes alive, what it was asked for stands for what is kept.
    if (isShared || kept !== readValid()) return;
    // Before the page asks for it: the list may be another one by the time that it is answered.
    keep("sessionStorage", ASKED_KEY, kept);
    if (kept !== asked) router.replace(localPath(language, wishlistPath(kept.split(" "))), { scroll: false });
    else if (gone) keepWishes(withoutProducts(listWishes(kept), listWishes(gone)));
  }, [kept, asked, isShared, gone, language, router]);

  // The server does not know yet whether there is anything.
  if (kept === null) return null;
  if (isShared)
    return (
      <div data-shared="">
        {shared}
        {children}
      </div>
    );
  return kept === "" || (kept === asked && isBare) ? empty : children;
}
