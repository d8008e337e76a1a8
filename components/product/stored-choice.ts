import { keep, parseKept } from "@/components/ui/web-storage";

export interface Choice {
  quantity: number;
  size: string;
  color: string;
}

/** What a visitor wanted to put into the cart, kept in this tab while they sign in. */
export interface StoredChoice extends Choice {
  /** Of the press of Add to Cart, so that it makes one line however often it is sent. */
  key: string;
  /** In ms since 1970. */
  pressedAt: number;
  /** Since when a sign-in leads back to the product; only from then on may the choice go into the cart by itself. */
  releasedAt?: number;
}

export type TakenChoice = Choice & Pick<StoredChoice, "releasedAt">;

export const choiceKey = (productId: string) => `choice ${productId}`;

/**
 * The choice from before the sign-in; null where there is none. It is forgotten with this, unless it is to go into the
 * cart: then once that is done, so that a reload on the way loses nothing.
 */
export function takeChoice(productId: string): TakenChoice | null {
  const key = choiceKey(productId);
  const kept: Partial<StoredChoice> | null = parseKept("sessionStorage", key) ?? null;
  if (!kept?.releasedAt) keep("sessionStorage", key, null);
  if (!kept) return null;
  const { quantity, size, color, releasedAt = 0 } = kept;
  return { quantity: Number(quantity) || 1, size: String(size), color: String(color), releasedAt };
}
