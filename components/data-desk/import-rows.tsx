import { useLanguage, useWords } from "#words";
import { sayReason } from "@/components/data-desk/say-reason";
import { ChangeList, LogRow } from "@/components/data-desk/log-row";
import { ShowMore } from "@/components/desk-kit/show-more";
import { QueryState } from "@/components/ui/query-state";
import { ShownText } from "@/components/ui/shown-text";
import { useImportRows } from "@/lib/catalogue/imports/api";
import type { RowStatus } from "@/lib/catalogue/imports/constants";
import type { ImportDto, ImportRowDto } from "@/lib/catalogue/imports/dto";
import { langOfEnglish, langOfText, type ShownText as Shown } from "@/lib/words/owners-text";
import type { Words } from "@/lib/words/words";

interface ImportRowsProps {
  file: ImportDto;
  status: RowStatus | null;
}

/** The rows of a file with what each changes, or what is wrong with it. */
export function ImportRows({ file, status }: ImportRowsProps) {
  const { rows: words } = useWords("deskData");
  const language = useLanguage();
  const shownReason = useReasons();
  const rows = useImportRows(file, status);
  return (
    <QueryState query={rows}>
      {({ pages }) => (
        <>
          <ol aria-label={words.label} className="card px-4">
            {pages
              .flatMap((page) => page.rows)
              .map((row) => (
                <LogRow key={row.row} head={words.head(row.row, wordOf(row, words))}>
                  <p className="font-semibold">
                    {row.label === "" ? (
                      words.noName
                    ) : (
                      <ShownText text={row.label} lang={langOfText(language, row.label)} />
                    )}
                  </p>
                  {row.reasons.map((reason) => (
                    <p key={reason} className="font-semibold text-selvedge">
                      <ShownText {...shownReason(reason)} />
                    </p>
                  ))}
                  <ChangeList
                    changes={row.changes.map(({ field, before, after }) => ({
                      label: words.column(field),
                      before: before || undefined,
                      after,
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

function wordOf({ status, action }: ImportRowDto, words: Words["deskData"]["rows"]): string {
  if (status === "waiting") return action === "add" ? words.new : words.change;
  return status === "error" ? words.error : words.statuses[status];
}

/** Says a reason in the page's language where it knows it, and else as it is told. */
function useReasons(): (reason: string) => Shown {
  const words = useWords("deskData");
  const lang = langOfEnglish(useLanguage());
  return (reason) => {
    const said = sayReason(reason, words);
    return said === undefined ? { text: reason, lang } : { text: said, lang: undefined };
  };
}
