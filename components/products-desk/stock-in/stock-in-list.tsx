import { useWords } from "#words";
import { PageLink } from "@/components/ui/page-link";
import type { ImportDto } from "@/lib/catalogue/imports/dto";
import { importPath } from "@/lib/desk-paths";

/** What came in lately, the newest first. */
export function StockInList({ stockIns }: { stockIns: ImportDto[] }) {
  const { stockIn: words } = useWords("deskStock");
  const { day } = useWords("deskPeople");
  const { money, pieces } = useWords("units");
  if (stockIns.length === 0) return <p>{words.none}</p>;
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
              {day(stockIn.day)} · {pieces(stockIn.pieces)} · {money(stockIn.taka)}
            </p>
          )}
          <p className="text-sm text-muted">{words.states[state]}</p>
        </li>
      ))}
    </ol>
  );
}
