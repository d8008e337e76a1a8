import { useLanguage, useWords } from "#words";
import { LinkButton } from "@/components/ui/link-button";
import { SubmitButton } from "@/components/ui/submit-button";
import { AUDIT_KINDS } from "@/lib/accounts/audit-log/constants";
import type { AuditPlace } from "@/lib/accounts/audit-log/schema";
import { PATHS } from "@/lib/paths";
import { localPath } from "@/lib/words/local-path.mjs";

const FIELD = "min-h-12 min-w-0 control px-2 text-base";

/** Filters the log by order, person, kind of object or day. Works without scripts. */
export function RecordFilters({ place, people }: { place: AuditPlace; people: string[] }) {
  const { records: words } = useWords("deskData");
  const { show } = useWords("deskKit");
  const language = useLanguage();
  const { order, person, kind, day } = place;
  const isNarrowed = [order, person, kind, day].some((value) => value !== undefined);
  return (
    <form
      action={localPath(language, PATHS.auditLog)}
      className="mb-4 flex flex-wrap items-end gap-3 text-sm"
    >
      <label className="grid gap-1">
        {words.filters.order}
        <input name="order" inputMode="numeric" defaultValue={order} className={`${FIELD} w-32`} />
      </label>
      <label className="grid gap-1">
        {words.filters.person}
        <select name="person" defaultValue={person ?? ""} className={`${FIELD} max-w-64`}>
          <option value="">{words.filters.anybody}</option>
          {people.map((email) => (
            <option key={email} value={email}>
              {words.person(email)}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        {words.filters.kind}
        <select name="kind" defaultValue={kind ?? ""} className={FIELD}>
          <option value="">{words.filters.anything}</option>
          {AUDIT_KINDS.map((known) => (
            <option key={known} value={known}>
              {words.kinds[known]}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        {words.filters.day}
        <input type="date" name="day" defaultValue={day} className={FIELD} />
      </label>
      <SubmitButton variant="quiet">{show}</SubmitButton>
      {isNarrowed && (
        <LinkButton variant="quiet" href={PATHS.auditLog}>
          {words.filters.all}
        </LinkButton>
      )}
    </form>
  );
}
