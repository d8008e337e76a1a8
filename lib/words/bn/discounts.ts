import { units } from "@/lib/words/bn/units";

const CODE = /\bcode (?=[A-Z0-9]{3,20}\b)/g;
const KEPT = /^BDT ([\d,]+) \((.*)\)$/s;

/** The reason of a discount: a code, and what the shop wrote. */
export const sayReason = (reason: string): string => reason.replaceAll(CODE, "কোড ");

/** A discount as an order keeps it, such as `BDT 1,250 (code EID26)`. */
export function sayDiscount(kept: string): string {
  const [, amount, reason = ""] = KEPT.exec(kept) ?? [];
  return amount ? `${units.money(Number(amount.replaceAll(",", "")))} (${sayReason(reason)})` : kept;
}
