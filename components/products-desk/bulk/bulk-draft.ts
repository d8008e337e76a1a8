import { parseChange } from "@/lib/catalogue/bulk/rules";
import { type BulkSet, bulkSetSchema } from "@/lib/catalogue/bulk/schema";

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

/** The change of a form, or what is wrong with it. */
export function checkBulkDraft(draft: BulkDraft): { set: BulkSet | null; errors: BulkErrors } {
  const change = draft.change.trim() === "" ? undefined : parseChange(draft.change);
  if (change === null)
    return { set: null, errors: { change: "Please write a whole number, such as -15 or 50." } };
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
    if (path[0] === "price") errors.change ??= message;
    else if (path[0] === "lowStock") errors.lowStock ??= message;
    else errors.set ??= message;
  }
  return { set: null, errors };
}
