import { useState } from "react";
import { productErrorMessage } from "@/components/products-desk/product-error";
import { ApiError } from "@/lib/platform/http/client";
import { fetchProduct, useUpdateProduct } from "@/lib/catalogue/products/api";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { UpdateProductInput } from "@/lib/catalogue/products/schema";

interface SaveOnTopOptions {
  /** As the list has it. */
  product: ProductDto;
  /** Whether something is typed that differs from this. */
  isChangedFrom: (seen: ProductDto) => boolean;
  /** Shows these values in the fields. */
  show: (product: ProductDto) => void;
  describeStale: (seen: ProductDto, fresh: ProductDto) => string;
}

/** What is edited in a row of the list: only what was changed is saved, on top of what was seen. */
export function useSaveOnTop({ product, isChangedFrom, show, describeStale }: SaveOnTopOptions) {
  const { mutateAsync, isPending } = useUpdateProduct();
  const [seen, setSeen] = useState(product);
  const [notice, setNotice] = useState<string>();
  const isChanged = isChangedFrom(seen);

  // The list has been read again: a row that nobody is typing into follows it.
  if (product !== seen && !isChanged && !isPending) follow(product);

  function follow(fresh: ProductDto): void {
    setSeen(fresh);
    show(fresh);
  }

  async function save(fields: UpdateProductInput): Promise<void> {
    if (isPending) return;
    setNotice(undefined);
    try {
      follow(await mutateAsync({ seen, fields }));
      setNotice("Saved.");
    } catch (failure) {
      await reportFailure(failure).catch((other: unknown) => setNotice(productErrorMessage(other)));
    }
  }

  async function reportFailure(failure: unknown): Promise<void> {
    if (!(failure instanceof ApiError) || failure.code !== "STALE_VERSION") throw failure;
    const fresh = await fetchProduct(seen._id);
    setSeen(fresh);
    setNotice(`${describeStale(seen, fresh)} Save again to put yours on top.`);
  }

  return { seen, isChanged, isPending, notice, save, forgetNotice: () => setNotice(undefined) };
}
