"use client";

import { changeWish } from "@/components/product/change-wish";

interface DropWishButtonProps {
  productId: string;
  label: string;
  /** Tells it from the others of the page. */
  name: string;
}

/** Takes a product out of the list. */
export function DropWishButton({ productId, label, name }: DropWishButtonProps) {
  return (
    <button
      type="button"
      className="tap-link self-start in-data-shared:hidden"
      aria-label={`${label}: ${name}`}
      onClick={() => changeWish(productId, false)}
    >
      {label}
    </button>
  );
}
