import { useWords } from "#words";
import { useState } from "react";
import { useProductFailure } from "@/components/products-desk/use-product-failure";
import { useDraft } from "@/components/ui/use-draft";
import { ApiError } from "@/lib/platform/http/client";
import { fetchProductAsAdmin, useUpdateProduct } from "@/lib/catalogue/products/api";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { UpdateProductInput } from "@/lib/catalogue/products/schema";

interface Checked<Draft> {
  /** Null where something is wrong. */
  fields: UpdateProductInput | null;
  errors: { [field in keyof Draft]?: string | undefined };
}

interface RowEditorOptions<Draft> {
  /** As the list has it. */
  product: ProductDto;
  toDraft: (product: ProductDto) => Draft;
  /** Checks what was changed of this. */
  check: (draft: Draft, seen: ProductDto) => Checked<Draft>;
  describeStale: (seen: ProductDto, fresh: ProductDto) => string;
}

/** What is edited in a row of the list: only what was changed is saved, on top of what was seen. */
export function useRowEditor<Draft extends Record<string, string>>(options: RowEditorOptions<Draft>) {
  const { product, toDraft, check, describeStale } = options;
  const { edit: words } = useWords("deskProductList");
  const sayFailure = useProductFailure();
  const { mutateAsync, isPending } = useUpdateProduct();
  const [seen, setSeen] = useState(product);
  const [notice, setNotice] = useState<string>();
  const { draft, errors, change, setErrors, replace } = useDraft(toDraft(product));
  const was = Object.entries(toDraft(seen));
  const isChanged = was.some(([field, text]) => draft[field]?.trim() !== text.trim());

  // The list has been read again: a row that nobody is typing into follows it.
  if (product !== seen && !isChanged && !isPending) follow(product);

  function follow(fresh: ProductDto): void {
    setSeen(fresh);
    replace(toDraft(fresh));
  }

  function fill(fields: { [field in keyof Draft]?: string }): void {
    setNotice(undefined);
    for (const field in fields) change(field, fields[field] ?? "");
  }

  function reset(): void {
    setNotice(undefined);
    replace(toDraft(seen));
  }

  async function save(): Promise<void> {
    setNotice(undefined);
    const { fields, errors: wrong } = check(draft, seen);
    setErrors(wrong);
    if (!fields || !isChanged || isPending) return;
    try {
      follow(await mutateAsync({ seen, fields }));
      setNotice(words.saved);
    } catch (failure) {
      await reportFailure(failure).catch((other: unknown) => setNotice(sayFailure(other)));
    }
  }

  async function reportFailure(failure: unknown): Promise<void> {
    if (!(failure instanceof ApiError) || failure.code !== "STALE_VERSION") throw failure;
    const fresh = await fetchProductAsAdmin(seen._id);
    setSeen(fresh);
    setNotice(words.saveAgain(describeStale(seen, fresh)));
  }

  return { draft, errors, seen, isChanged, isPending, notice, fill, save, reset };
}
