"use client";

import { createContext, type ReactNode, use, useMemo, useState } from "react";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { AlertChannel } from "@/lib/messages/stock-alerts/constants";
import { readLastSize } from "@/components/product/last-size";
import { consumeChoice } from "@/components/product/stored-choice";
import { useTakeOver } from "@/components/ui/field-value";
import { pickOption, readAvailability } from "@/lib/stock/availability";
import { foldOption, type ProductOption } from "@/lib/stock/options";

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

const ONE_PIECE = "1";
const ANY: ProductOption = { size: "", color: "" };

/**
 * What is chosen of a product. At first that is one piece of its first option that can be had; in the browser, what was
 * chosen before the sign-in, what the address names, or the size that was taken last of this category.
 */
function useChoice(initial: ProductDto) {
  const [first] = useState(() => pickOption(initial, ANY));
  const [size, setSize] = useState(first.size);
  const [color, setColor] = useState(first.color);
  const [quantity, setQuantity] = useState(ONE_PIECE);
  const [lastSize, setLastSize] = useState("");
  const [isResumed, setIsResumed] = useState(false);
  const [fresh, setFresh] = useState<ProductDto>();
  const product = fresh ?? initial;
  const availability = useMemo(() => readAvailability(product), [product]);

  // Before a press that came before the script is repeated.
  useTakeOver(() => {
    const kept = consumeChoice(product._id);
    const { option, isAsLastTime } = findWanted(product, kept ?? readAddress());
    // What was chosen on this page before its script came is newer.
    const instead = (of: string, value: string) => (now: string) => (now === of ? value : now);
    setSize(instead(first.size, option.size));
    setColor(instead(first.color, option.color));
    if (kept) setQuantity(instead(ONE_PIECE, String(kept.quantity)));
    if (kept) setIsResumed(true);
    if (isAsLastTime) setLastSize(option.size);
  });

  /** What is not named stays: of two groups, each knows only what it held before the script came. */
  function choose(chosen: Partial<ProductOption>): void {
    if (chosen.size !== undefined) setSize(chosen.size);
    if (chosen.color !== undefined) setColor(chosen.color);
  }

  return {
    product,
    /** Shows counts that were read meanwhile. */
    refresh: setFresh,
    availability,
    size,
    color,
    choose,
    quantity,
    setQuantity,
    /** The size that was preselected because it was taken last; empty otherwise. */
    lastSize,
    /** True where it was chosen before the sign-in: it only has to be put into the cart. */
    isResumed,
  };
}

/** The option that the address names: `?size=32&color=Indigo`. */
function readAddress(): ProductOption {
  const parameters = new URLSearchParams(window.location.search);
  return { size: parameters.get("size") ?? "", color: parameters.get("color") ?? "" };
}

function findWanted(product: ProductDto, wanted: ProductOption) {
  const last = wanted.size === "" && product.sizes.length > 1 ? readLastSize(product.category) : "";
  const asLastTime = pickOption(product, { ...wanted, size: last });
  const isAsLastTime =
    last !== "" &&
    foldOption(asLastTime.size) === foldOption(last) &&
    readAvailability(product).leftOf(asLastTime) !== 0;
  return { option: isAsLastTime ? asLastTime : pickOption(product, wanted), isAsLastTime };
}
