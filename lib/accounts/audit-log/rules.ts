import type { AuditVerb } from "@/lib/accounts/audit-log/constants";

/** What can be done to each, and how it is told. */
export const AUDIT_VERB_LABELS: Readonly<Record<AuditVerb, string>> = {
  confirm: "confirmed",
  cancel: "cancelled",
  create: "added",
  update: "changed",
  delete: "deleted",
  promote: "gave admin rights to",
  demote: "took admin rights from",
  restore: "restored",
  call: "called about",
  note: "wrote a note on",
  block: "blocked the phone of",
  unblock: "unblocked the phone of",
  reopen: "took back the decision on",
  export: "exported the",
  import: "imported the",
  undo: "took back the import of the",
  reverse: "took back the",
  resend: "sent again the",
  dismiss: "dismissed the",
  lift: "lifted the limit of the",
  start: "started the",
  end: "ended the",
};

type FieldValue = string | number | boolean | readonly string[] | null | undefined;
export type Fields = Record<string, FieldValue>;

/** Picks from both the fields that are new or different in `after`; an undefined one counts as unchanged. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const changed = Object.keys(after).filter(
    (name) => after[name] !== undefined && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (fields: Fields) =>
    Object.fromEntries(changed.filter((name) => name in fields).map((name) => [name, fields[name]]));
  return { before: pick(before), after: pick(after) };
}
