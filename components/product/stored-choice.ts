export interface Choice {
  quantity: number;
  size: string;
  color: string;
}

const keyOf = (productId: string) => `choice ${productId}`;

/** Keeps what was chosen of a product while its shopper signs in. */
export function saveChoice(productId: string, choice: Choice): void {
  try {
    sessionStorage.setItem(keyOf(productId), JSON.stringify(choice));
  } catch {
    // The browser lets nothing be stored: it is chosen anew then.
  }
}

/** What was chosen before the sign-in, once; null if nothing was. */
export function consumeChoice(productId: string): Choice | null {
  try {
    const kept = sessionStorage.getItem(keyOf(productId));
    sessionStorage.removeItem(keyOf(productId));
    const choice: Partial<Choice> | null = kept ? JSON.parse(kept) : null;
    if (!choice) return null;
    return { quantity: Number(choice.quantity) || 1, size: String(choice.size), color: String(choice.color) };
  } catch {
    return null;
  }
}
