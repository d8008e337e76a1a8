const KEY = "last sizes";

function readAll(): Record<string, unknown> {
  try {
    const all: Record<string, unknown> | null = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...all };
  } catch {
    return {};
  }
}

/** The size in which this device put something of this category into a cart last; empty if none is known. */
export function readLastSize(category: string): string {
  const size = readAll()[category];
  return typeof size === "string" ? size : "";
}

/** Keeps it on this device alone, by category: the size of jeans says nothing of shirts. */
export function saveLastSize(category: string, size: string): void {
  if (!size) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [category]: size }));
  } catch {
    // The browser lets nothing be stored: it is chosen anew then.
  }
}
