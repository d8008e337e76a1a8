import { keep, parseKept } from "@/components/ui/web-storage";

export interface Choice {
  quantity: number;
  size: string;
  color: string;
}

const keyOf = (productId: string) => `choice ${productId}`;

/** Keeps what was chosen of a product while its shopper signs in. */
export function saveChoice(productId: string, choice: Choice): void {
  keep("sessionStorage", keyOf(productId), JSON.stringify(choice));
}

/** What was chosen before the sign-in, once; null if nothing was. */
export function consumeChoice(productId: string): Choice | null {
  const choice: Partial<Choice> | null = parseKept("sessionStorage", keyOf(productId)) ?? null;
  keep("sessionStorage", keyOf(productId), null);
  if (!choice) return null;
  return { quantity: Number(choice.quantity) || 1, size: String(choice.size), color: String(choice.color) };
}
