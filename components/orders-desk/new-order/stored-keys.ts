import { z } from "zod";
import { loadDraft, removeDraft, saveDraft } from "@/components/ui/stored-draft";
import { keyByContent } from "@/lib/platform/http/key-by-content";

const NAME = "keys of the new order";

const storedKeysSchema = z.array(z.tuple([z.string(), z.string()]));

/**
 * Idempotency keys for a new order, by its content. They outlive a reload as the draft does: if the order was placed and
 * its answer was lost, placing the draft again returns that order.
 */
export function storedKeyByContent() {
  const stored = loadDraft(NAME, (kept) => storedKeysSchema.safeParse(kept).data ?? null) ?? [];
  return keyByContent({ stored, save: (keys) => saveDraft(NAME, keys) });
}

/** The next order is another one, even where it has the same content. */
export function removeStoredKeys(): void {
  removeDraft(NAME);
}
