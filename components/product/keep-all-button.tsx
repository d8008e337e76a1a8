"use client";

import { joinWishes } from "@/components/product/change-wish";
import { keepWishes, readWishes } from "@/components/product/kept-wishes";
import { Button } from "@/components/ui/button";
import { listWishes } from "@/lib/catalogue/wishlist/rules";

interface KeepAllButtonProps {
  /** A list as an address has it. */
  asked: string;
  label: string;
}

/** Puts a list before one's own. */
export function KeepAllButton({ asked, label }: KeepAllButtonProps) {
  function keepAll() {
    keepWishes(listWishes(`${asked} ${readWishes()}`));
    joinWishes();
  }
  return <Button onClick={keepAll}>{label}</Button>;
}
