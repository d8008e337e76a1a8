export interface SeenProduct {
  id: string;
  name: string;
  image: string;
}

const KEY = "recently-seen";
/** One row on large screens, two on small ones. */
const MOST_KEPT = 6;

/** What this browser has kept, as text: two readings can be compared. */
export function readSeen(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** The last ones that were looked at, the newest first. */
export function parseSeen(kept: string): SeenProduct[] {
  try {
    const products: unknown = JSON.parse(kept);
    return Array.isArray(products) ? products.filter(isSeenProduct) : [];
  } catch {
    return [];
  }
}

function isSeenProduct(product: Partial<SeenProduct> | null): product is SeenProduct {
  return [product?.id, product?.name, product?.image].every((text) => typeof text === "string");
}

/** Puts a product before the others. */
export function rememberSeen(product: SeenProduct): void {
  const others = parseSeen(readSeen()).filter(({ id }) => id !== product.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([product, ...others].slice(0, MOST_KEPT)));
  } catch {
    // The browser lets nothing be stored.
  }
}

/** Whoever signs out may hand the phone on. */
export function forgetSeen(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing then.
  }
}
