const PREFIX = "draft ";

/** Keeps what is typed into a form for as long as the tab is open. */
export function keepDraft(name: string, draft: Record<string, string>): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // The browser lets nothing be stored: it is typed anew then.
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing is stored then.
  }
}

/** Forgets all drafts, such as when their writer logs out. */
export function forgetDrafts(): void {
  try {
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Nothing is stored then.
  }
}

/** The initial fields with those that were kept. */
export function readDraft<Draft extends Record<string, string>>(name: string, initial: Draft): Draft {
  try {
    const kept: Record<string, unknown> = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "{}");
    const fields = Object.entries(initial).map(([field, value]) => {
      const keptValue = kept[field];
      return [field, typeof keptValue === "string" ? keptValue : value];
    });
    return Object.fromEntries(fields);
  } catch {
    return initial;
  }
}
