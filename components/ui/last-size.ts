import { keep, parseKept } from "@/components/ui/web-storage";

const KEY = "last sizes";

const readAll = (): Map<string, unknown> => new Map(Object.entries(parseKept("localStorage", KEY) ?? {}));

/** The size in which this device last ordered something of this category; empty if none is known. */
export function readLastSize(category: string): string {
  const size = readAll().get(category);
  return typeof size === "string" ? size : "";
}

/** Keeps the size only on this device, by category: the size of jeans says nothing about shirts. */
export function saveLastSize(category: string, size: string): void {
  if (size) keep("localStorage", KEY, JSON.stringify({ ...Object.fromEntries(readAll()), [category]: size }));
}
