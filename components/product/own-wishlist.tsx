"use client";

import { useLanguage } from "#words";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { joinWishes } from "@/components/product/change-wish";
import { keepWishes, onWishesChange, readWishes } from "@/components/product/kept-wishes";
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
  /** The products that were asked for. */
  children: ReactNode;
}

/** As the page's address has it. */
const readValid = (): string => listWishes(readWishes()).join(" ");

/** Asks the server for the products that this browser keeps: only the browser knows them, and only the server their prices. */
export function OwnWishlist({ asked, gone, isBare, empty, children }: OwnWishlistProps) {
  const language = useLanguage();
  const router = useRouter();
  const kept = useSyncExternalStore(onWishesChange, readValid, () => asked || null);

  useEffect(joinWishes, []);
  useEffect(() => {
    if (kept === null) return;
    if (kept !== asked) router.replace(localPath(language, wishlistPath(kept.split(" "))), { scroll: false });
    else if (gone) keepWishes(withoutProducts(listWishes(kept), listWishes(gone)));
  }, [kept, asked, gone, language, router]);

  // The server does not know yet whether there is anything.
  if (kept === null) return null;
  return kept === "" || (kept === asked && isBare) ? empty : children;
}
