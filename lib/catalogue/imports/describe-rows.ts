import "server-only";
import type { Types } from "mongoose";
import type { Fields } from "@/lib/accounts/audit-log/rules";
import type { RowStatus } from "@/lib/catalogue/imports/constants";
import type { StoredRow } from "@/lib/catalogue/imports/stored-row";
import { ImportRow } from "@/models/import-row";
import { engineHint } from "@/lib/platform/database/engine-hint";

/** So many rows stand in the audit log itself; all of them stand on the file's own page, which it links to. */
const MOST_LISTED = 10;

/** What was done, in values that the audit log keeps: how many rows, and of the first of them what each was and is. */
export async function describeRows(
  importId: Types.ObjectId,
  status: "applied" | "undone",
  counts: Record<RowStatus, number>,
): Promise<{ before: Fields; after: Fields }> {
  const rows = await ImportRow.find({ importId, status })
    .sort({ row: 1 })
    .limit(MOST_LISTED)
    .hint(engineHint({ importId: 1, status: 1, row: 1 }))
    .lean();
  const { applied, refused, undone, left } = counts;
  const isUndone = status === "undone";
  const told = isUndone ? { undone, left } : { applied, refused };
  const [was, is] = [inWords(rows, "before"), inWords(rows, "after")];
  return { before: { rows: isUndone ? is : was }, after: { ...told, rows: isUndone ? was : is } };
}

function inWords(rows: StoredRow[], side: "before" | "after"): string[] {
  return rows.map(({ label, action, changes }) => {
    if (action === "add" && side === "before") return `${label}: none`;
    return `${label}: ${changes.map((change) => `${change.field} ${change[side] || "(empty)"}`).join(", ")}`;
  });
}
