import type { ReturnDto } from "@/lib/returns/dto";

/** The lines of the order that are in the return, and how many pieces of each. */
export function linesOfReturn({ order, lines }: ReturnDto) {
  return lines.flatMap(({ lineId, quantity }) => {
    const line = order.cartItems.find(({ _id }) => _id === lineId);
    return line ? [{ line, most: quantity }] : [];
  });
}
