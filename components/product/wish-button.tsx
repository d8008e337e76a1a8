"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { useProductChoice } from "@/components/product/choice-provider";
import { changeWish } from "@/components/product/change-wish";
import { onWishesChange, readWishes } from "@/components/product/kept-wishes";

interface WishButtonProps {
  productId: string;
  /** From the server: a room of words for the browser would be larger. */
  label: string;
  /** Filled by its own classes while the product is kept: the button is their group. */
  icon: ReactNode;
}

/** Keeps a product in the chosen colour, or no more. */
export function WishButton({ productId, label, icon }: WishButtonProps) {
  const { colors, color } = useProductChoice();
  const slug = colors.find(({ name }) => name === color)?.slug;
  const isKept = useSyncExternalStore(
    onWishesChange,
    () => readWishes().includes(productId),
    () => false,
  );
  return (
    <button
      type="button"
      data-needs-script=""
      className="group tap-link gap-2"
      aria-pressed={isKept}
      onClick={() => changeWish(productId, !isKept, slug)}
    >
      {icon}
      {label}
    </button>
  );
}
