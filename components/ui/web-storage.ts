type Kind = "localStorage" | "sessionStorage";

/** What the browser keeps under a key; null where it keeps nothing. */
export function readKept(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** The same as JSON; null where it is none. */
export function parseKept(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(readKept(kind, key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a text, or nothing any more. A browser that lets nothing be stored does without. */
export function keep(kind: Kind, key: string, text: string | null): void {
  try {
    if (text === null) window[kind].removeItem(key);
    else window[kind].setItem(key, text);
  } catch {
    // It is typed or chosen anew then.
  }
}
