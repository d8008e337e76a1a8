import { choiceKey, type StoredChoice } from "@/components/product/stored-choice";
import { keep, parseKept } from "@/components/ui/web-storage";

/** What is kept of a product, and stays so; null where nothing is. */
export function readChoice(productId: string): StoredChoice | null {
  const kept: Partial<StoredChoice> | null = parseKept("sessionStorage", choiceKey(productId)) ?? null;
  if (!kept?.key) return null;
  const { quantity, size = "", color = "", key, pressedAt = 0, releasedAt = 0 } = kept;
  return { quantity: Number(quantity) || 1, size, color, key, pressedAt, releasedAt };
}

/** Keeps the choice of a product; null forgets it. */
export function keepChoice(productId: string, choice: StoredChoice | null): void {
  keep("sessionStorage", choiceKey(productId), choice && JSON.stringify(choice));
}
