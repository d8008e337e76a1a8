type Kind = "localStorage" | "sessionStorage";

/** The text that the browser stores under a key; null where there is none. */
export function readKept(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** The same parsed as JSON; null where it is no JSON. */
export function parseKept(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(readKept(kind, key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a text, or deletes it with null. A browser that forbids storage works without it. */
export function keep(kind: Kind, key: string, text: string | null): void {
  try {
    if (text === null) window[kind].removeItem(key);
    else window[kind].setItem(key, text);
  } catch {
    // Then the user types or chooses it again.
  }
}
