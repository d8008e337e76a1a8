import { PRODUCT_FIELDS, type ProductDraft } from "@/components/admin/product-draft";
import type { ProductDto } from "@/lib/products/dto";

export interface KeptDraft {
  draft: ProductDraft;
  /** The product as its editor saw it; null for one that is not added yet. */
  seen: ProductDto | null;
}

const keyOf = (productId: string) => `product draft ${productId}`;

/** Keeps what is typed into a form until it is saved, also over a reload. */
export function keepDraft(productId: string, kept: KeptDraft): void {
  try {
    sessionStorage.setItem(keyOf(productId), JSON.stringify(kept));
  } catch {
    // The browser lets nothing be stored: the warning on leaving must do.
  }
}

/** What was kept of this product's form; null if nothing was. */
export function readDraft(productId: string): KeptDraft | null {
  try {
    const kept: Partial<KeptDraft> | null = JSON.parse(sessionStorage.getItem(keyOf(productId)) ?? "null");
    const { draft, seen = null } = kept ?? {};
    return draft && PRODUCT_FIELDS.every((field) => typeof draft[field] === "string")
      ? { draft, seen }
      : null;
  } catch {
    return null;
  }
}

export function forgetDraft(productId: string): void {
  try {
    sessionStorage.removeItem(keyOf(productId));
  } catch {
    // Then nothing was kept either.
  }
}
