/** An order keeps its lines in one document. */
export const MAX_CART_LINES = 100;

/** Whole BDT for a line. Unit price times quantity is computed here and nowhere else. */
export function linePrice(unitPrice: number, quantity: number): number {
  return unitPrice * quantity;
}

/** Whole BDT for all lines, before delivery. */
export function itemsTotal(lines: readonly { price: number }[]): number {
  return lines.reduce((total, line) => total + line.price, 0);
}

/** Whole BDT for one piece of a line. */
export function unitPriceOf({ price, quantity }: { price: number; quantity: number }): number {
  return price / quantity;
}
