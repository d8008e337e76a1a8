import { ChangeList, LogRow } from "@/components/data-desk/log-row";
import { nameInWords, valueInWords } from "@/components/data-desk/field-words";
import { BringBack } from "@/components/data-desk/bring-back";
import { PageLink } from "@/components/ui/page-link";
import type { AuditEntryDto } from "@/lib/accounts/audit-log/dto";
import { AUDIT_VERB_LABELS } from "@/lib/accounts/audit-log/rules";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import { importPath } from "@/lib/desk-paths";
import { RESTORABLE } from "@/lib/maintenance/deleted/constants";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { formatDayAndClock } from "@/lib/platform/time/format-day";

interface RecordListProps {
  records: AuditEntryDto[];
  /** Milliseconds. */
  now: number;
}

/** The activity list: each entry's actor, action, time and changes. */
export function RecordList({ records, now }: RecordListProps) {
  if (records.length === 0) return <p className="text-lg">There is no activity to show.</p>;
  return (
    <ol aria-label="Activity" className="card px-4">
      {records.map((record) => (
        <LogRow key={record._id} head={<time dateTime={record.at}>{formatDayAndClock(record.at)}</time>}>
          <p>
            {record.actorEmail} {AUDIT_VERB_LABELS[record.verb]} {record.kind}{" "}
            <strong className="font-semibold">{record.label}</strong>
          </p>
          {!record.isDone && (
            <p className="text-sm font-semibold text-selvedge">
              Something failed on the way: please check whether this was done.
            </p>
          )}
          <ChangeList changes={listChanges(record)} />
          <Deleted record={record} now={now} />
          {record.kind === "file" && record.objectId && (
            <PageLink href={importPath(record.objectId)} className="font-semibold text-indigo underline">
              All its rows
            </PageLink>
          )}
        </LogRow>
      ))}
    </ol>
  );
}

/** The button that restores a deleted object, for as long as the shop keeps it. */
function Deleted({ record, now }: { record: AuditEntryDto; now: number }) {
  const { verb, kind, objectId, label, at } = record;
  const restorable = RESTORABLE.find((known) => known === kind);
  if (verb !== "delete" || !restorable || Date.parse(at) < now - KEPT_DAYS * DAY_MS) return null;
  return <BringBack kind={restorable} id={objectId} label={label} />;
}

const listChanges = ({ before, after }: AuditEntryDto) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    label: nameInWords(name),
    before: name in before ? valueInWords(name, before[name]) : undefined,
    after: name in after ? valueInWords(name, after[name]) : undefined,
  }));
