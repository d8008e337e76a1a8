import type { SettledLine } from "@/lib/orders/settle-order";

/** The pieces of a line, as a settlement keeps them. */
export const toPieces = ({ productId, size, color, quantity, unitId }: SettledLine): SettledLine => ({
  productId,
  size,
  color,
  quantity,
  ...(unitId && { unitId }),
});
