import { ChangeList, LogRow } from "@/components/data-desk/log-row";
import { BringBack } from "@/components/data-desk/bring-back";
import { PageLink } from "@/components/ui/page-link";
import type { AuditEntryDto } from "@/lib/accounts/audit-log/dto";
import { AUDIT_VERB_LABELS, type Fields } from "@/lib/accounts/audit-log/rules";
import { OUTCOME_LABELS } from "@/lib/orders/call-queue/rules";
import { CALL_OUTCOMES } from "@/lib/orders/constants";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import { importPath } from "@/lib/paths";
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
    before: name in before ? inWords(name, before[name]) : undefined,
    after: name in after ? inWords(name, after[name]) : undefined,
  }));

/** The flags that have words of their own; any other is a question that is answered with yes or no. */
const FLAGS: Readonly<Record<string, { label: string; yes: string; no: string }>> = {
  isWhole: { label: "file", yes: "complete", no: "broken off on the way" },
};

/** A field's name as words: `deliveryLocation` as `delivery location`, `image1` as `picture 1`, `isLate` as `late`. */
const nameInWords = (name: string): string =>
  FLAGS[name]?.label ??
  name
    .replace(/^image(?=\d)/, "picture ")
    .replace(/^(?:is|has|can)(?=[A-Z])/, "")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trimStart();

/** A field's value in the words of the rest of the desk; an empty value shows as empty. */
function inWords(name: string, value: Fields[string]): string {
  const outcome = name === "call" && CALL_OUTCOMES.find((known) => known === value);
  if (outcome) return OUTCOME_LABELS[outcome];
  if (name === "callAgain" && typeof value === "string") return formatDayAndClock(value);
  if (typeof value === "boolean") {
    const { yes, no } = FLAGS[name] ?? { yes: "yes", no: "no" };
    return value ? yes : no;
  }
  const text = typeof value === "object" && value ? value.join(", ") : String(value ?? "");
  return text === "" ? "(empty)" : text;
}
