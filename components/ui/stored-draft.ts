const PREFIX = "draft ";

/** Keeps what is typed into a form for as long as the tab is open. */
export function saveDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // The browser lets nothing be stored: it is typed anew then.
  }
}

export function removeDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing is stored then.
  }
}

/** Forgets all drafts, such as when their writer logs out. */
export function removeDrafts(): void {
  try {
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Nothing is stored then.
  }
}

/** What was kept, if the check makes something of it; null if not, or if nothing was. An older shop may have kept it. */
export function loadDraft<Draft>(name: string, check: (kept: unknown) => Draft | null): Draft | null {
  try {
    const text = sessionStorage.getItem(PREFIX + name);
    return text === null ? null : check(JSON.parse(text));
  } catch {
    return null;
  }
}
