import { importErrors } from "@/lib/words/en/import-errors";
import { sayTold } from "@/lib/words/say-told";
import type { Words } from "@/lib/words/words";

/**
 * Says what is wrong with a row of a file in the words of a page, also behind the name of its column; undefined where the
 * page has no words for it.
 */
export function sayReason(reason: string, { rows, errors }: Words["deskData"]): string | undefined {
  const said = sayTold(reason, importErrors, errors);
  if (said !== undefined) return said;
  const [, column = "", told = ""] = /^([^:]+): (.+)$/s.exec(reason) ?? [];
  const saidOfColumn = sayTold(told, importErrors, errors) ?? rows.refused(column, told);
  return saidOfColumn === undefined ? undefined : rows.inColumn(rows.column(column), saidOfColumn);
}
