import { keep, parseKept } from "@/components/ui/web-storage";

const PREFIX = "draft ";

/** Keeps what is typed into a form for as long as the tab is open. */
export function saveDraft(name: string, draft: object): void {
  keep("sessionStorage", PREFIX + name, JSON.stringify(draft));
}

export function removeDraft(name: string): void {
  keep("sessionStorage", PREFIX + name, null);
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
  return check(parseKept("sessionStorage", PREFIX + name));
}
