import { keep, parseKept } from "@/components/ui/web-storage";

const PREFIX = "draft ";

/** Keeps a form's input for as long as the tab is open. */
export function saveDraft(name: string, draft: object): void {
  keep("sessionStorage", PREFIX + name, JSON.stringify(draft));
}

export function removeDraft(name: string): void {
  keep("sessionStorage", PREFIX + name, null);
}

/** Deletes all drafts, for example when the user logs out. */
export function removeDrafts(): void {
  try {
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Then nothing is stored.
  }
}

/** The stored draft, if the check accepts it; otherwise null. An older version of the shop may have stored it. */
export function loadDraft<Draft>(name: string, check: (kept: unknown) => Draft | null): Draft | null {
  return check(parseKept("sessionStorage", PREFIX + name));
}
