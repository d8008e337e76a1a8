import { useEffect, useState } from "react";
import { z } from "zod";
import {
  DRAFT_FIELDS,
  EMPTY_DRAFT,
  isSameDraft,
  type ProductDraft,
  type ProductErrors,
  type ProductField,
  toDraft,
} from "@/components/admin/product-draft";
import type { StockDraft } from "@/components/admin/stock-draft";
import { removeDraft, saveDraft, loadDraft } from "@/components/ui/stored-draft";
import { CATEGORY_NAMES } from "@/lib/catalog";
import type { ProductDto } from "@/lib/products/dto";

const storedProductDraftSchema = z.object({
  draft: z.record(z.enum(DRAFT_FIELDS), z.string()),
  /** The product as its editor saw it; null for one that is not added yet. */
  seen: z
    .object({
      _id: z.string(),
      name: z.string(),
      category: z.enum(CATEGORY_NAMES),
      price: z.number(),
      fit: z.string(),
      sizes: z.array(z.string()),
      colors: z.array(z.string()),
      stock: z.string(),
      image1: z.string(),
      image2: z.string(),
      image3: z.string(),
      version: z.number(),
    })
    .nullable(),
});

/** What is kept of a product's form. */
type StoredProductDraft = z.output<typeof storedProductDraftSchema>;

/** Null for what is no kept form. */
function parseStoredProductDraft(kept: unknown): StoredProductDraft | null {
  return storedProductDraftSchema.safeParse(kept).data ?? null;
}

const startFrom = (seen: ProductDto | null): StoredProductDraft => ({
  seen,
  draft: seen ? toDraft(seen) : EMPTY_DRAFT,
});

/** The fields of a product's form. What is typed outlives a reload, and leaving the site with it is asked about. Only for what is rendered in the browser alone. */
export function useProductDraft(product: ProductDto | null) {
  const key = `product ${product?._id ?? "new"}`;
  const [kept] = useState(() => loadDraft(key, parseStoredProductDraft));
  const [state, setState] = useState(kept ?? startFrom(product));
  const [errors, setErrors] = useState<ProductErrors>({});
  const [isRestored, setIsRestored] = useState(kept !== null);
  const { draft, seen } = state;
  const isDirty = !isSameDraft(draft, startFrom(seen).draft);

  useEffect(() => {
    if (!isDirty) return removeDraft(key);
    saveDraft(key, state);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty, key, state]);

  function fill(fields: Partial<ProductDraft>): void {
    setState((before) => ({ ...before, draft: { ...before.draft, ...fields } }));
    const filled = Object.keys(fields).map((field) => [field, undefined]);
    setErrors((before) => ({ ...before, ...Object.fromEntries(filled) }));
  }

  /** Goes on from another state, such as the product as it has been saved. */
  function restart(next: ProductDto | StoredProductDraft | null): void {
    setState(next && "draft" in next ? next : startFrom(next));
    setErrors({});
    setIsRestored(false);
  }

  return {
    draft,
    seen,
    errors,
    isDirty,
    isRestored,
    change: (field: ProductField, value: string) => fill({ [field]: value }),
    changeStock: ({ stock, notCounted }: StockDraft) => fill({ stock, notCounted }),
    setErrors,
    restart,
  };
}
