import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useTypingPause } from "@/components/admin/use-typing-pause";
import { writeSearch } from "@/components/admin/write-search";
import { getCategoryByName } from "@/lib/catalog";
import type { ProductSearch } from "@/lib/products/api";

/** Which products the desk looks for, which is kept in the address. */
export function useProductSearch() {
  const [wanted, setWanted] = useState(readAddress(useSearchParams()));
  const [typed, setTyped] = useState(wanted.q);
  const pause = useTypingPause(() => choose({ q: typed.trim() }));

  function choose(changes: Partial<ProductSearch>): void {
    const next = { ...wanted, ...changes };
    setWanted(next);
    writeSearch({ ...next, order: next.order === "newest" ? "" : next.order });
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
  };
}
