import { keep, parseKept } from "@/components/ui/web-storage";

export interface Choice {
  quantity: number;
  size: string;
  color: string;
}

const keyOf = (productId: string) => `choice ${productId}`;

/** Keeps the chosen option of a product while the shopper signs in. */
export function saveChoice(productId: string, choice: Choice): void {
  keep("sessionStorage", keyOf(productId), JSON.stringify(choice));
}

/** Returns the choice from before the sign-in once; null if there is none. */
export function consumeChoice(productId: string): Choice | null {
  const choice: Partial<Choice> | null = parseKept("sessionStorage", keyOf(productId)) ?? null;
  keep("sessionStorage", keyOf(productId), null);
  if (!choice) return null;
  return { quantity: Number(choice.quantity) || 1, size: String(choice.size), color: String(choice.color) };
}
