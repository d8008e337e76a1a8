import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { useDebounce } from "@/components/admin/use-debounce";
import { replaceSearchParams } from "@/components/admin/replace-search-params";
import { getCategoryByName } from "@/lib/catalog";
import type { ProductSearch } from "@/lib/products/api";

/** Which products are searched for, which is kept in the address. */
export function useProductSearch() {
  const parameters = useSearchParams();
  const [inAddress] = useState(() => readAddress(parameters));
  const [wanted, setWanted] = useState(inAddress);
  const [typed, setTyped] = useState(wanted.q);
  const pause = useDebounce(() => choose({ q: typed.trim() }));

  useEffect(() => {
    if (wanted === inAddress) return;
    const { isLow, order, ...texts } = wanted;
    replaceSearchParams({ ...texts, order: order === "newest" ? "" : order, low: isLow ? "1" : "" });
  }, [wanted, inAddress]);

  function choose(changes: Partial<ProductSearch>): void {
    setWanted((before) => ({ ...before, ...changes }));
  }

  function type(text: string): void {
    setTyped(text);
    pause.restart();
  }

  return { wanted, typed, type, choose };
}

function readAddress(parameters: { get: (name: string) => string | null }): ProductSearch {
  return {
    q: parameters.get("q")?.trim() ?? "",
    category: getCategoryByName(parameters.get("category") ?? "")?.name ?? "",
    order: parameters.get("order") === "stock" ? "stock" : "newest",
    isLow: parameters.get("low") === "1",
  };
}
