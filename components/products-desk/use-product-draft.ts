import { useEffect, useState } from "react";
import { onShelf } from "@/components/products-desk/counts/on-shelf";
import { fillGallery, galleryOf } from "@/components/products-desk/pictures/color-images-draft";
import {
  EMPTY_DRAFT,
  inCategory,
  isSameDraft,
  type ProductDraft,
  type ProductErrors,
  toDraft,
} from "@/components/products-desk/product-draft";
import {
  type KeptProductDraft,
  parseStoredDraft,
  toStoredDraft,
} from "@/components/products-desk/stored-product-draft";
import { removeDraft, saveDraft, loadDraft } from "@/components/ui/stored-draft";

/** Where what is wrong with it is told, beside the field itself. */
const TOLD_AT: Record<string, (keyof ProductErrors)[]> = {
  isByOption: ["stock", "stockByOption"],
  pieces: ["stockByOption"],
  sizes: ["stockByOption", "renamedOptions"],
  colors: ["stockByOption", "renamedOptions"],
  nameChanges: ["renamedOptions"],
};

const startFrom = ({ seen, shelf, category }: StartProduct): KeptProductDraft => ({
  seen,
  shelf,
  draft: seen ? toDraft(onShelf(seen, shelf)) : { ...EMPTY_DRAFT, category },
});

/** A product as its editor saw it, and what orders had of it; null for one that is added. */
export type SeenProduct = Pick<KeptProductDraft, "seen" | "shelf">;

export interface StartProduct extends SeenProduct {
  /** The category that a new product begins with; empty for none. */
  category: string;
}

/** The fields of a product's form. What is typed outlives a reload, and leaving the site with it is asked about. Only for what is rendered in the browser alone. */
export function useProductDraft(product: StartProduct) {
  const { category } = product;
  const key = `product ${product.seen?._id ?? "new"}`;
  const [kept] = useState(() => loadDraft(key, parseStoredDraft));
  const [state, setState] = useState(kept ? inCategory(kept, category) : startFrom(product));
  const [errors, setErrors] = useState<ProductErrors>({});
  const [isRestored, setIsRestored] = useState(kept !== null);
  const { draft, seen, shelf } = state;
  const isDirty = !isSameDraft(draft, startFrom({ seen, shelf, category }).draft);

  useEffect(() => {
    if (!isDirty) return removeDraft(key);
    saveDraft(key, toStoredDraft(state));
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty, key, state]);

  function fill(fields: Partial<ProductDraft>): void {
    setState((before) => ({ ...before, draft: { ...before.draft, ...fields } }));
    const told = Object.keys(fields).flatMap((field) => [field, ...(TOLD_AT[field] ?? [])]);
    setErrors((before) => ({ ...before, ...Object.fromEntries(told.map((field) => [field, undefined])) }));
  }

  /** On top of what stands there by then: an upload may end long after it was begun. */
  function changeGallery(color: string, change: (addresses: string[]) => string[]): void {
    setState((before) => ({
      ...before,
      draft: { ...before.draft, ...fillGallery(before.draft, color, change(galleryOf(before.draft, color))) },
    }));
    const isOfOther = ([field]: [string, unknown]) =>
      field !== "colorGalleries" && !field.startsWith(`colorGalleries.${color}`);
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(isOfOther)));
  }

  /** Goes on from another state, such as the product as it has been saved. */
  function restart(next: SeenProduct | KeptProductDraft): void {
    setState("draft" in next ? next : startFrom({ ...next, category }));
    setErrors({});
    setIsRestored(false);
  }

  return {
    draft,
    seen,
    shelf,
    errors,
    isDirty,
    isRestored,
    fill,
    changeGallery,
    setErrors,
    restart,
  };
}
