import type { Numbers } from "@/lib/reports/numbers/dto";

/** Between the parts of a key; no size or color has it. */
const SEPARATOR = "\n";

/** Whole BDT for goods that were delivered and kept: what was agreed, less what was charged for delivery. */
export const goodsTaka = ({ deliveredTaka = 0, chargeTaka = 0 }: Numbers): number =>
  deliveredTaka - chargeTaka;

/** Whole BDT: the goods whose cost is known, less that cost. */
export const grossProfit = ({ costedTaka = 0, costTaka = 0 }: Numbers): number => costedTaka - costTaka;

interface OptionOfProduct {
  productId: string;
  size: string;
  color: string;
}

export function optionKey({ productId, size, color }: OptionOfProduct): string {
  return [productId, size, color].join(SEPARATOR);
}

export function readOptionKey(key: string): OptionOfProduct {
  const [productId = "", size = "", color = ""] = key.split(SEPARATOR);
  return { productId, size, color };
}
