"use client";

import { useWords } from "#words";
import { useRef } from "react";
import { useResumedAdd } from "@/components/product/use-resumed-add";

/** In the place of the form. Shoppers who come back from the sign-in to put it into the cart are led to this. */
export function SoldOutNote() {
  const { soldOut } = useWords("goods").stock;
  const note = useRef<HTMLParagraphElement>(null);
  useResumedAdd(note);
  return (
    <p ref={note} tabIndex={-1} className="text-lg font-semibold text-selvedge">
      {soldOut}
    </p>
  );
}
