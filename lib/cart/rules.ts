/** An order keeps its lines in one document. */
export const MAX_CART_LINES = 100;

/** Of one account, whatever it does with its cart: more than a thumb can press. */
export const CART_RATE = { name: "cart", points: 240, windowSeconds: 60 } as const;

/** Whole BDT for a line. Unit price times quantity is computed here and nowhere else. */
export function linePrice(unitPrice: number, quantity: number): number {
  return unitPrice * quantity;
}

/** Whole BDT for all lines, before delivery. */
export function itemsTotal(lines: readonly { price: number }[]): number {
  return lines.reduce((total, line) => total + line.price, 0);
}

/** Size and colour of a line in words; empty for a product that has neither. */
export function describeChoice({ size, color }: { size: string; color: string }): string {
  return [size, color].filter(Boolean).join(", ");
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
