import { PageLink } from "@/components/ui/page-link";
import type { ImportDto } from "@/lib/catalogue/imports/dto";
import type { ImportState } from "@/lib/catalogue/imports/constants";
import { importPath } from "@/lib/desk-paths";
import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import { formatDate } from "@/lib/platform/time/format-day";

const STATES: Readonly<Record<ImportState, string>> = {
  checked: "Checked, not booked in",
  applying: "Being booked in",
  applied: "Booked in",
  undoing: "Being taken back",
  undone: "Taken back",
};

/** What came in lately, the newest first. */
export function StockInList({ stockIns }: { stockIns: ImportDto[] }) {
  if (stockIns.length === 0) return <p>Nothing has been booked in yet.</p>;
  return (
    <ol className="card px-4">
      {stockIns.map(({ _id, state, stockIn, fileName }) => (
        <li key={_id} className="stitch-b py-3 last:border-0">
          <PageLink
            href={importPath(_id)}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-indigo underline"
          >
            {stockIn?.supplier ?? fileName}
          </PageLink>
          {stockIn && (
            <p className="tabular-nums">
              {formatDate(stockIn.day)} · {formatPieces(stockIn.pieces)} · {formatBdt(stockIn.taka)}
            </p>
          )}
          <p className="text-sm text-muted">{STATES[state]}</p>
        </li>
      ))}
    </ol>
  );
}
