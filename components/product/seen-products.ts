import { keep, readKept } from "@/components/ui/web-storage";

export interface SeenProduct {
  id: string;
  name: string;
  /** As a page in Bangla told it; empty where it has none. */
  nameBn?: string | undefined;
  image: string;
}

const KEY = "recently-seen";
/** One row on large screens, two on small ones. */
const MOST_KEPT = 6;

/** The text that this browser keeps, so that two reads can be compared. */
export const readSeen = (): string => readKept("localStorage", KEY) ?? "";

/** The products that were last looked at, newest first. */
export function parseSeen(kept: string): SeenProduct[] {
  try {
    const products: unknown = JSON.parse(kept);
    return Array.isArray(products) ? products.filter(isSeenProduct) : [];
  } catch {
    return [];
  }
}

function isSeenProduct(product: Partial<SeenProduct> | null): product is SeenProduct {
  return [product?.id, product?.name, product?.nameBn ?? "", product?.image].every(
    (text) => typeof text === "string",
  );
}

/** Puts a product before the others. */
export function rememberSeen(product: SeenProduct): void {
  const seen = parseSeen(readSeen());
  const others = seen.filter(({ id }) => id !== product.id);
  const nameBn = product.nameBn ?? seen.find(({ id }) => id === product.id)?.nameBn;
  keep("localStorage", KEY, JSON.stringify([{ ...product, nameBn }, ...others].slice(0, MOST_KEPT)));
}

/** Forgets them at sign-out, because somebody else may use the phone next. */
export const forgetSeen = (): void => keep("localStorage", KEY, null);
