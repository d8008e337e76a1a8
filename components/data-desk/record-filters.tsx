import { LinkButton } from "@/components/ui/link-button";
import { SubmitButton } from "@/components/ui/submit-button";
import { AUDIT_KINDS } from "@/lib/accounts/audit-log/constants";
import type { AuditPlace } from "@/lib/accounts/audit-log/schema";
import { PATHS } from "@/lib/paths";

const FIELD = "min-h-12 min-w-0 control px-2 text-base";

/** Filters the log by order, person, kind of object or day. Works without scripts. */
export function RecordFilters({ place, people }: { place: AuditPlace; people: string[] }) {
  const { order, person, kind, day } = place;
  const isNarrowed = [order, person, kind, day].some((value) => value !== undefined);
  return (
    <form action={PATHS.auditLog} className="mb-4 flex flex-wrap items-end gap-3 text-sm">
      <label className="grid gap-1">
        Order number
        <input name="order" inputMode="numeric" defaultValue={order} className={`${FIELD} w-32`} />
      </label>
      <label className="grid gap-1">
        Person
        <select name="person" defaultValue={person ?? ""} className={`${FIELD} max-w-64`}>
          <option value="">Anybody</option>
          {people.map((email) => (
            <option key={email}>{email}</option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        Kind
        <select name="kind" defaultValue={kind ?? ""} className={FIELD}>
          <option value="">Anything</option>
          {AUDIT_KINDS.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        Day
        <input type="date" name="day" defaultValue={day} className={FIELD} />
      </label>
      <SubmitButton variant="quiet">Show</SubmitButton>
      {isNarrowed && (
        <LinkButton variant="quiet" href={PATHS.auditLog}>
          Show all
        </LinkButton>
      )}
    </form>
  );
}
