"use client";

import { createContext, type ReactNode, use } from "react";
import { useChoice } from "@/components/product/use-choice";
import type { ProductDto } from "@/lib/products/dto";

type ProductChoice = ReturnType<typeof useChoice>;

const ChoiceContext = createContext<ProductChoice | null>(null);

/** Lets the pictures of a product and its form know of one choice. */
export function ChoiceProvider({ product, children }: { product: ProductDto; children: ReactNode }) {
  return <ChoiceContext value={useChoice(product)}>{children}</ChoiceContext>;
}

export function useProductChoice(): ProductChoice {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error("There is nothing to choose here.");
  return choice;
}
