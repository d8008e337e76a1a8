import { formatCount } from "@/lib/platform/text/format";
import type { RowStatus } from "@/lib/catalogue/imports/constants";
import { countChanges, type ImportDto } from "@/lib/catalogue/imports/dto";

/** The label for rows of each status. */
export const STATUS_WORDS: Readonly<Record<RowStatus, string>> = {
  error: "Errors",
  waiting: "Changes",
  same: "Unchanged",
  applied: "Applied",
  refused: "Not applied",
  undone: "Taken back",
  left: "Not taken back",
};

const rows = (count: number): string => (count === 1 ? "1 row" : `${formatCount(count)} rows`);
const changes = (count: number): string => (count === 1 ? "1 change" : `${formatCount(count)} changes`);

/** The result of an import, in a sentence. */
export function describeImport({ state, counts }: ImportDto): string {
  const total = countChanges(counts);
  switch (state) {
    case "checked":
      return counts.error > 0
        ? `${changes(counts.waiting)}, ${rows(counts.error)} with errors.`
        : `${changes(counts.waiting)}, no errors.`;
    case "applying":
      return `${formatCount(total - counts.waiting)} of ${changes(total)} done.`;
    case "applied":
      return counts.refused > 0
        ? `${changes(counts.applied)} applied, ${formatCount(counts.refused)} not.`
        : `${changes(counts.applied)} applied.`;
    case "undoing":
      return `${formatCount(counts.undone + counts.left)} of ${changes(total - counts.refused)} taken back.`;
    case "undone":
      return counts.left > 0
        ? `${changes(counts.undone)} taken back, ${formatCount(counts.left)} not.`
        : `${changes(counts.undone)} taken back.`;
  }
}
