import { parseChange } from "@/lib/catalogue/bulk/rules";
import { type BulkSet, bulkSetSchema } from "@/lib/catalogue/bulk/schema";
import type { Words } from "@/lib/words/words";

/** What is in the fields of a change of many products, before it is checked; nothing is left as it is. */
export type BulkDraft = {
  by: string;
  change: string;
  roundTo: string;
  isDraft: string;
  category: string;
  lowStock: string;
};

export const EMPTY_BULK: BulkDraft = {
  by: "percent",
  change: "",
  roundTo: "",
  isDraft: "",
  category: "",
  lowStock: "",
};

type BulkErrors = Partial<Record<keyof BulkDraft | "set", string>>;

interface BulkWords {
  bulk: Pick<Words["deskProductList"]["bulk"], "noNumber">;
  kit: Pick<Words["deskKit"], "refusedField">;
}

/** The change of a form, or what is wrong with it. */
export function checkBulkDraft(
  draft: BulkDraft,
  { bulk, kit }: BulkWords,
): { set: BulkSet | null; errors: BulkErrors } {
  const change = draft.change.trim() === "" ? undefined : parseChange(draft.change);
  if (change === null) return { set: null, errors: { change: bulk.noNumber } };
  const parsed = bulkSetSchema.safeParse({
    ...(change !== undefined && { price: { [draft.by]: change } }),
    ...(change !== undefined && draft.roundTo && { roundTo: Number(draft.roundTo) }),
    ...(draft.isDraft && { isDraft: draft.isDraft === "yes" }),
    ...(draft.category && { category: draft.category }),
    ...(draft.lowStock.trim() && { lowStock: draft.lowStock }),
  });
  if (parsed.success) return { set: parsed.data, errors: {} };
  const errors: BulkErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const [part] = path;
    const field = part === "price" ? "change" : part === "lowStock" ? part : "set";
    errors[field] ??= kit.refusedField(field, message);
  }
  return { set: null, errors };
}
