import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { getCategoryByName } from "@/lib/catalog";
import type { ProductSearch } from "@/lib/products/api";

const TYPING_PAUSE_MS = 250;

/** What the desk looks for, which is kept in the address: a reload, a link and Back all show it again. */
export function useProductSearch() {
  const parameters = useSearchParams();
  const wanted: ProductSearch = {
    q: parameters.get("q") ?? "",
    category: getCategoryByName(parameters.get("category") ?? "")?.name ?? "",
    order: parameters.get("order") === "stock" ? "stock" : "newest",
  };
  const [typed, setTyped] = useState(wanted.q);

  useEffect(() => {
    if (typed.trim() === wanted.q) return;
    const timer = setTimeout(() => writeAddress({ q: typed.trim() }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, wanted.q]);

  return { wanted, typed, setTyped, choose: writeAddress };
}

function writeAddress(changes: Partial<ProductSearch>): void {
  const address = new URL(window.location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === "" || value === "newest") address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  window.history.replaceState(null, "", address);
}
