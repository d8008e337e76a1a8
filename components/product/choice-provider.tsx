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
  /** The channels for stock alerts. */
  alertChannels: AlertChannel[];
}

const ChoiceContext = createContext<ProductChoice | null>(null);

interface ChoiceProviderProps extends Pick<ProductChoice, "alertChannels"> {
  product: ProductDto;
  children: ReactNode;
}

/** Shares one choice between a product's pictures and its form. */
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
 * The chosen option of a product. At first it is one piece of the first available option. In the browser it is the
 * choice before the sign-in, the option in the address, or the size last bought in this category.
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

  // This runs before an early press is repeated.
  useTakeOver(() => {
    const kept = consumeChoice(product._id);
    const { option, isAsLastTime } = findWanted(product, kept ?? readAddress());
    // A choice on this page before its script came is newer.
    const instead = (of: string, value: string) => (now: string) => (now === of ? value : now);
    setSize(instead(first.size, option.size));
    setColor(instead(first.color, option.color));
    if (kept) setQuantity(instead(ONE_PIECE, String(kept.quantity)));
    if (kept) setIsResumed(true);
    if (isAsLastTime) setLastSize(option.size);
  });

  /** Changes only the named fields: each of the two groups knows only its own value from before the script. */
  function choose(chosen: Partial<ProductOption>): void {
    if (chosen.size !== undefined) setSize(chosen.size);
    if (chosen.color !== undefined) setColor(chosen.color);
  }

  return {
    product,
    /** Shows newer counts. */
    refresh: setFresh,
    availability,
    size,
    color,
    choose,
    quantity,
    setQuantity,
    /** The size that was preselected because it was taken last; empty otherwise. */
    lastSize,
    /** True where the choice is from before the sign-in, and only has to go into the cart. */
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
