import { useLanguage, useWords } from "#words";
import { BringBack } from "@/components/data-desk/bring-back";
import { LogRow } from "@/components/data-desk/log-row";
import { RESTORABLE, type Restorable } from "@/lib/maintenance/deleted/constants";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import type { Comeback } from "@/lib/maintenance/deleted/constants";
import { langOfText } from "@/lib/words/owners-text";

interface DeletedRow {
  kind: Restorable;
  id: string;
  label: string;
  deletedAt: Date;
  comeback: Comeback;
}

/** All objects that can be restored, last deleted first, with the parts that come back. */
export function DeletedList({ items }: { items: DeletedRow[] }) {
  const { records: words } = useWords("deskData");
  const { delete: deletion, exchangeIsOver } = useWords("deskOrders");
  const { moment } = useWords("orders");
  const language = useLanguage();
  const comebacks = { ...deletion.comesBack, ...words.comesBack, exchangeIsOver };
  const shown = items.filter(({ kind }) => RESTORABLE.includes(kind));
  if (shown.length === 0) return <p className="text-lg">{words.noneDeleted(KEPT_DAYS)}</p>;
  return (
    <ol aria-label={words.deleted} className="card px-4">
      {shown.map(({ kind, id, label, deletedAt, comeback }) => {
        const at = toDhakaIso(deletedAt);
        const name = words.label(kind, label);
        return (
          <LogRow key={id} head={<time dateTime={at}>{moment(at)}</time>}>
            <p>
              {words.kinds[kind]}{" "}
              <strong lang={langOfText(language, name)} className="font-semibold">
                {name}
              </strong>
            </p>
            <p className="text-sm text-muted">{comebacks[comeback]}</p>
            <BringBack kind={kind} id={id} label={name} />
          </LogRow>
        );
      })}
    </ol>
  );
}
