"use client";

import { useWords } from "#words";
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { AlertChannel } from "@/lib/messages/stock-alerts/constants";
import { chooseFirst, chooseWanted, isSizeMissing, type Shown } from "@/components/product/first-choice";
import { takeChoice, type TakenChoice } from "@/components/product/stored-choice";
import { useTakeOver } from "@/components/ui/field-value";
import { readAvailability } from "@/lib/stock/availability";
import type { ProductOption } from "@/lib/stock/options";

interface ProductChoice extends ReturnType<typeof useChoice> {
  /** The channels for stock alerts. */
  alertChannels: AlertChannel[];
}

const ChoiceContext = createContext<ProductChoice | null>(null);

interface ChoiceProviderProps extends Pick<ProductChoice, "alertChannels">, Shown {
  children: ReactNode;
}

/** Shares one choice between a product's pictures and its form. */
export function ChoiceProvider({ alertChannels, children, ...shown }: ChoiceProviderProps) {
  return <ChoiceContext value={{ ...useChoice(shown), alertChannels }}>{children}</ChoiceContext>;
}

export function useProductChoice(): ProductChoice {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error("useProductChoice() needs a ChoiceProvider above it.");
  return choice;
}

/**
 * The chosen option of a product. At first it is one piece in the pictured colour. In the browser it is the choice before
 * the sign-in, the option in the address, or the size last ordered in this category.
 */
function useChoice({ product: initial, colors, picturedColor }: Shown) {
  const { count } = useWords("units");
  const onePiece = count(1);
  const [first] = useState(() => chooseFirst({ product: initial, picturedColor }));
  const [size, setSize] = useState(first.size);
  const [color, setColor] = useState(first.color);
  const [quantity, setQuantity] = useState(onePiece);
  const [lastSize, setLastSize] = useState("");
  const [resumed, setResumed] = useState<TakenChoice>();
  const [fresh, setFresh] = useState<ProductDto>();
  const product = fresh ?? initial;
  const availability = useMemo(() => readAvailability(product), [product]);

  const isMissing = isSizeMissing(product, size);
  const canBeHad = isMissing
    ? availability.options.some((option) => option.color === color)
    : availability.leftOf({ size, color }) !== 0;

  // This runs before an early press is repeated.
  useTakeOver(() => {
    const kept = takeChoice(product._id);
    const { option, isAsLastTime } = chooseWanted({ product, colors, picturedColor }, kept ?? readAddress());
    // A choice on this page before its script came is newer.
    const instead = (of: string, value: string) => (now: string) => (now === of ? value : now);
    setSize(instead(first.size, option.size));
    setColor(instead(first.color, option.color));
    if (kept) setQuantity(instead(onePiece, count(kept.quantity)));
    if (kept) setResumed(kept);
    if (isAsLastTime) setLastSize(option.size);
  });

  /** Changes only the named fields: each of the two groups knows only its own value from before the script. */
  function choose(chosen: Partial<ProductOption>): void {
    if (chosen.size !== undefined) setSize(chosen.size);
    if (chosen.color !== undefined) setColor(chosen.color);
    showInAddress(chosen, colors);
  }

  return {
    product,
    colors,
    picturedColor,
    /** Shows newer counts. */
    refresh: setFresh,
    availability,
    size,
    color,
    /** True where a size is still to be chosen. */
    isSizeMissing: isMissing,
    /** False where the chosen option is gone, or the chosen colour in every size. */
    canBeHad,
    choose,
    quantity,
    setQuantity,
    /** The size that was preselected because it was taken last; empty otherwise. */
    lastSize,
    /** The choice from before the sign-in, which only has to go into the cart. */
    resumed,
  };
}

/** The option that the address names: `?size=32&color=Indigo`. */
function readAddress(): ProductOption {
  const parameters = new URLSearchParams(window.location.search);
  return { size: parameters.get("size") ?? "", color: parameters.get("color") ?? "" };
}

/** The address says the chosen colour, and no longer another size than the chosen one, without another entry of the history. */
function showInAddress({ size, color }: Partial<ProductOption>, colors: Shown["colors"]): void {
  // The router watches the history only after the page's effects, and one of these may call this: without it, its own
  // state in the history would be lost, and with that the way back.
  setTimeout(() => {
    const address = new URL(window.location.href);
    const slug = colors.find(({ name }) => name === color)?.slug;
    if (slug) address.searchParams.set("color", slug);
    if (size !== undefined && address.searchParams.has("size")) address.searchParams.set("size", size);
    if (address.href !== window.location.href) window.history.replaceState(null, "", address);
  });
}
