import { BringBack } from "@/components/data-desk/bring-back";
import { LogRow } from "@/components/data-desk/log-row";
import { RESTORABLE, type Restorable } from "@/lib/maintenance/deleted/constants";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { formatDayAndClock } from "@/lib/platform/time/format-day";

interface DeletedRow {
  kind: Restorable;
  id: string;
  label: string;
  deletedAt: Date;
  comeback: string;
}

/** All objects that can be restored, last deleted first, with the parts that come back. */
export function DeletedList({ items }: { items: DeletedRow[] }) {
  const shown = items.filter(({ kind }) => RESTORABLE.includes(kind));
  if (shown.length === 0) return <p className="text-lg">Nothing was deleted in the last {KEPT_DAYS} days.</p>;
  return (
    <ol aria-label="Deleted" className="card px-4">
      {shown.map(({ kind, id, label, deletedAt, comeback }) => {
        const at = toDhakaIso(deletedAt);
        return (
          <LogRow key={id} head={<time dateTime={at}>{formatDayAndClock(at)}</time>}>
            <p>
              {kind} <strong className="font-semibold">{label}</strong>
            </p>
            <p className="text-sm text-muted">{comeback}</p>
            <BringBack kind={kind} id={id} label={label} />
          </LogRow>
        );
      })}
    </ol>
  );
}
