"use client";

import { createContext, type ReactNode, use } from "react";
import { useChoice } from "@/components/product/use-choice";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { AlertChannel } from "@/lib/messages/stock-alerts/constants";

interface ProductChoice extends ReturnType<typeof useChoice> {
  /** By what people can be told that something is back. */
  alertChannels: AlertChannel[];
}

const ChoiceContext = createContext<ProductChoice | null>(null);

interface ChoiceProviderProps extends Pick<ProductChoice, "alertChannels"> {
  product: ProductDto;
  children: ReactNode;
}

/** Lets the pictures of a product and its form know of one choice. */
export function ChoiceProvider({ product, alertChannels, children }: ChoiceProviderProps) {
  return <ChoiceContext value={{ ...useChoice(product), alertChannels }}>{children}</ChoiceContext>;
}

export function useProductChoice(): ProductChoice {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error("There is nothing to choose here.");
  return choice;
}
