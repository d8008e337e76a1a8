import { BringBack } from "@/components/data-desk/bring-back";
import { PageLink } from "@/components/ui/page-link";
import type { AuditEntryDto } from "@/lib/accounts/audit-log/dto";
import { AUDIT_VERB_LABELS, type Fields } from "@/lib/accounts/audit-log/rules";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import { importPath } from "@/lib/paths";
import { RESTORABLE } from "@/lib/maintenance/deleted/constants";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { formatDayAndClock } from "@/lib/platform/time/dhaka";

interface RecordListProps {
  records: AuditEntryDto[];
  /** Milliseconds. */
  now: number;
}

/** Who did what, when, and what it changed. */
export function RecordList({ records, now }: RecordListProps) {
  if (records.length === 0) return <p className="text-lg">There is no activity yet.</p>;
  return (
    <ol aria-label="Activity" className="rounded-cloth border border-ink/15 bg-white px-4">
      {records.map((record) => (
        <li
          key={record._id}
          className="stitch-b grid grid-cols-1 gap-x-6 gap-y-1 py-3 last:border-b-0 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
        >
          <time dateTime={record.at} className="text-sm text-muted tabular-nums sm:pt-0.5">
            {formatDayAndClock(record.at)}
          </time>
          <div className="min-w-0 wrap-anywhere">
            <p>
              {record.actorEmail} {AUDIT_VERB_LABELS[record.verb]} {record.kind}{" "}
              <strong className="font-semibold">{record.label}</strong>
            </p>
            {!record.isDone && (
              <p className="text-sm font-semibold text-selvedge">
                Something failed on the way: please check whether this was done.
              </p>
            )}
            <Changes record={record} />
            <Deleted record={record} now={now} />
            {record.kind === "file" && record.objectId && (
              <PageLink href={importPath(record.objectId)} className="font-semibold text-indigo underline">
                Every row of it
              </PageLink>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The way back, for as long as there is one. */
function Deleted({ record, now }: { record: AuditEntryDto; now: number }) {
  const { verb, kind, objectId, label, at } = record;
  const restorable = RESTORABLE.find((known) => known === kind);
  if (verb !== "delete" || !restorable || Date.parse(at) < now - KEPT_DAYS * DAY_MS) return null;
  return <BringBack kind={restorable} id={objectId} label={label} />;
}

function Changes({ record: { before, after } }: { record: AuditEntryDto }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return null;
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-sm">
      {names.map((name) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{nameInWords(name)}</dt>
          <dd>
            {name in before && (
              <del className={name in after ? "text-muted" : "no-underline"}>{inWords(before[name])}</del>
            )}
            {name in before && name in after && " → "}
            {name in after && <ins className="no-underline">{inWords(after[name])}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A field's name as words: `deliveryLocation` as `delivery location`, `image1` as `picture 1`. */
const nameInWords = (name: string): string =>
  name.replace(/^image(?=\d)/, "picture ").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A field's value as text; an empty one shows as such. */
function inWords(value: Fields[string]): string {
  const text = typeof value === "object" && value ? value.join(", ") : String(value ?? "");
  return text === "" ? "(empty)" : text;
}
