import { STATUS_WORDS } from "@/components/data-desk/import-words";
import { ShowMore } from "@/components/desk-kit/show-more";
import { QueryState } from "@/components/ui/query-state";
import { useImportRows } from "@/lib/catalogue/imports/api";
import type { RowStatus } from "@/lib/catalogue/imports/constants";
import type { ImportDto, ImportRowDto } from "@/lib/catalogue/imports/dto";

interface ImportRowsProps {
  file: ImportDto;
  status: RowStatus | null;
}

/** The rows of a file with what each changes, or what is wrong with it. */
export function ImportRows({ file, status }: ImportRowsProps) {
  const rows = useImportRows(file, status);
  return (
    <QueryState query={rows}>
      {({ pages }) => (
        <>
          <ol aria-label="Rows of the file" className="rounded-cloth border border-ink/15 bg-white px-4">
            {pages
              .flatMap((page) => page.rows)
              .map((row) => (
                <li
                  key={row.row}
                  className="stitch-b grid grid-cols-1 gap-x-6 gap-y-1 py-3 last:border-b-0 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
                >
                  <p className="text-sm text-muted tabular-nums sm:pt-0.5">
                    Row {row.row} · {wordOf(row)}
                  </p>
                  <div className="min-w-0 wrap-anywhere">
                    <p className="font-semibold">{row.label || "No name"}</p>
                    {row.reasons.map((reason) => (
                      <p key={reason} className="font-semibold text-selvedge">
                        {reason}
                      </p>
                    ))}
                    <Changes changes={row.changes} />
                  </div>
                </li>
              ))}
          </ol>
          <ShowMore pages={rows} />
        </>
      )}
    </QueryState>
  );
}

const SINGULAR: Partial<Record<RowStatus, string>> = { error: "Error", waiting: "Change" };

function wordOf({ status, action }: ImportRowDto): string {
  if (status === "waiting" && action === "add") return "New";
  return SINGULAR[status] ?? STATUS_WORDS[status];
}

function Changes({ changes }: { changes: ImportRowDto["changes"] }) {
  if (changes.length === 0) return null;
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-sm">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{field}</dt>
          <dd>
            {before && (
              <>
                <del className="text-muted">{before}</del> →{" "}
              </>
            )}
            <ins className="no-underline">{after || "(empty)"}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
