import { useLanguage, useWords } from "#words";
import { ChangeList, LogRow } from "@/components/data-desk/log-row";
import { useRecordWords } from "@/components/data-desk/use-record-words";
import { BringBack } from "@/components/data-desk/bring-back";
import { PageLink } from "@/components/ui/page-link";
import type { AuditEntryDto } from "@/lib/accounts/audit-log/dto";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import { importPath } from "@/lib/desk-paths";
import { RESTORABLE } from "@/lib/maintenance/deleted/constants";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { langOfText } from "@/lib/words/owners-text";

interface RecordListProps {
  records: AuditEntryDto[];
  /** Milliseconds. */
  now: number;
  /** What the settings are called, by their names in the audit log. */
  settings: ReadonlyMap<string, string>;
}

/** The activity list: each entry's actor, action, time and changes. */
export function RecordList({ records, now, settings }: RecordListProps) {
  const { records: words } = useWords("deskData");
  const { places } = useWords("deskMenu");
  const { moment } = useWords("orders");
  const listChanges = useChanges(settings);
  if (records.length === 0) return <p className="text-lg">{words.none}</p>;
  return (
    <ol aria-label={places.activity} className="card px-4">
      {records.map((record) => (
        <LogRow key={record._id} head={<time dateTime={record.at}>{moment(record.at)}</time>}>
          <Told record={record} />
          {!record.isDone && <p className="text-sm font-semibold text-selvedge">{words.failed}</p>}
          <ChangeList changes={listChanges(record)} />
          <Deleted record={record} now={now} />
          {record.kind === "file" && record.objectId && (
            <PageLink href={importPath(record.objectId)} className="font-semibold text-indigo underline">
              {words.allRows}
            </PageLink>
          )}
        </LogRow>
      ))}
    </ol>
  );
}

/** Who did what. */
function Told({ record: { actorEmail, verb, kind, label } }: { record: AuditEntryDto }) {
  const { records: words } = useWords("deskData");
  const language = useLanguage();
  const name = words.label(kind, label);
  const { before, after } = words.told({
    person: words.person(actorEmail),
    verb: words.verbs[verb],
    kind: words.kinds[kind],
  });
  return (
    <p>
      {before}
      <strong lang={langOfText(language, name)} className="font-semibold">
        {name}
      </strong>
      {after}
    </p>
  );
}

/** The button that restores a deleted object, for as long as the shop keeps it. */
function Deleted({ record, now }: { record: AuditEntryDto; now: number }) {
  const { verb, kind, objectId, label, at } = record;
  const { records: words } = useWords("deskData");
  const restorable = RESTORABLE.find((known) => known === kind);
  if (verb !== "delete" || !restorable || Date.parse(at) < now - KEPT_DAYS * DAY_MS) return null;
  return <BringBack kind={restorable} id={objectId} label={words.label(kind, label)} />;
}

/** The fields that are different, each with what it was and is; a field that came or went empty tells nothing. */
function useChanges(settings: RecordListProps["settings"]) {
  const { sayField, sayValue } = useRecordWords(settings);
  return ({ kind, before, after }: AuditEntryDto) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((name) => ({
        label: sayField(name, kind === "settings"),
        before: name in before ? sayValue(name, before[name]) : undefined,
        after: name in after ? sayValue(name, after[name]) : undefined,
      }))
      .filter((change) => change.before || change.after);
}
