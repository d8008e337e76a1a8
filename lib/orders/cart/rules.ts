import { toLatinDigits } from "@/lib/platform/text/digits";
import { shared } from "@/lib/words/en/shared";

/** An order keeps its lines in one document. */
export const MAX_CART_LINES = 100;
export const MAX_QUANTITY = 99;

/** The limit of one account, whatever it does with its cart: more than a thumb can press. */
export const CART_RATE = { name: "cart", points: 240, windowSeconds: 60 } as const;

export const QUANTITY_MESSAGE = shared.wrongQuantity(MAX_QUANTITY);

/** A quantity as people write it, from 1 to MAX_QUANTITY, or null. */
export function parseQuantity(input: string | number): number | null {
  const text = toLatinDigits(String(input)).trim();
  if (!/^\d{1,6}$/.test(text)) return null;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null;
}

/** Whole BDT for a line. Unit price times quantity is computed here and nowhere else. */
export function linePrice(unitPrice: number, quantity: number): number {
  return unitPrice * quantity;
}

/** Whole BDT for all lines, before delivery. */
export function itemsTotal(lines: readonly { price: number }[]): number {
  return lines.reduce((total, line) => total + line.price, 0);
}

export function countPieces(lines: readonly { quantity: number }[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}

/** Whether a product that comes in these sizes, or colours, can be had as chosen, without regard to case. */
export function hasOption(options: readonly string[], chosen: string): boolean {
  if (options.length === 0) return chosen === "";
  return options.some((option) => option.toLowerCase() === chosen.toLowerCase());
}

/** Whole BDT for one piece of a line. */
export function unitPriceOf({ price, quantity }: { price: number; quantity: number }): number {
  return price / quantity;
}
