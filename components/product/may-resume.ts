import { keepChoice } from "@/components/product/keep-choice";
import { isRecent } from "@/components/product/release-choice";
import type { TakenChoice } from "@/components/product/stored-choice";
import { parseQuantity } from "@/lib/orders/cart/rules";

let hasResumed = false;

/** What the form shows of a product. */
export interface ShownChoice {
  productId: string;
  size: string;
  color: string;
  /** As it is written there. */
  quantity: string;
  isSizeMissing: boolean;
  canBeHad: boolean;
}

/**
 * Whether the form may press its own button: the sign-in was just now, and the form shows just what was chosen before it.
 * What does not go into the cart is forgotten; what cannot be had is pressed for all the same, so that the form says so.
 */
export function mayResume(resumed: TakenChoice, shown: ShownChoice): boolean {
  const { productId, size, color, quantity, isSizeMissing, canBeHad } = shown;
  const isSame =
    size === resumed.size && color === resumed.color && parseQuantity(quantity) === resumed.quantity;
  const isMeant = isSame && isRecent(resumed.releasedAt);
  if (!isMeant || isSizeMissing || !canBeHad) keepChoice(productId, null);
  hasResumed = isMeant;
  return isMeant;
}

/** Whether the form has pressed its own button since this was last asked. */
export function consumeResumed(): boolean {
  const was = hasResumed;
  hasResumed = false;
  return was;
}
