import { ChangeList, LogRow } from "@/components/data-desk/log-row";
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
          <ol aria-label="Rows of the file" className="card px-4">
            {pages
              .flatMap((page) => page.rows)
              .map((row) => (
                <LogRow key={row.row} head={`Row ${row.row} · ${wordOf(row)}`}>
                  <p className="font-semibold">{row.label || "No name"}</p>
                  {row.reasons.map((reason) => (
                    <p key={reason} className="font-semibold text-selvedge">
                      {reason}
                    </p>
                  ))}
                  <ChangeList
                    changes={row.changes.map(({ field, before, after }) => ({
                      label: field,
                      before: before || undefined,
                      after: after || "(empty)",
                    }))}
                  />
                </LogRow>
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
