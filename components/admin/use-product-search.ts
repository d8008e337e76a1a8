import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { getCategoryByName } from "@/lib/catalog";
import type { ProductSearch } from "@/lib/products/api";

const TYPING_PAUSE_MS = 250;

/** What the desk looks for, which is kept in the address: a reload, a link and Back all show it again. */
export function useProductSearch() {
  const [wanted, setWanted] = useState(readAddress(useSearchParams()));
  const [typed, setTyped] = useState(wanted.q);
  const pause = useRef<number>(undefined);

  function choose(changes: Partial<ProductSearch>): void {
    setWanted((before) => ({ ...before, ...changes }));
    writeAddress(changes);
  }

  function type(text: string): void {
    setTyped(text);
    window.clearTimeout(pause.current);
    pause.current = window.setTimeout(() => choose({ q: text.trim() }), TYPING_PAUSE_MS);
  }

  // Later it would write into the address of another page.
  useEffect(() => () => window.clearTimeout(pause.current), []);

  return { wanted, typed, type, choose };
}

function readAddress(parameters: { get: (name: string) => string | null }): ProductSearch {
  return {
    q: parameters.get("q")?.trim() ?? "",
    category: getCategoryByName(parameters.get("category") ?? "")?.name ?? "",
    order: parameters.get("order") === "stock" ? "stock" : "newest",
  };
}

function writeAddress(changes: Partial<ProductSearch>): void {
  const address = new URL(window.location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === "" || value === "newest") address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  window.history.replaceState(null, "", address);
}
