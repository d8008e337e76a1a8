import { SubmitButton } from "@/components/ui/submit-button";
import { PageLink } from "@/components/ui/page-link";
import type { DayRange, NamedRange } from "@/lib/platform/time/day-range";
import { rangePath } from "@/lib/desk-paths";

const FIELD = "min-h-12 min-w-0 control px-2 text-base";

interface RangeFormProps {
  /** The page that shows these days. */
  path: string;
  range: DayRange;
  usual: NamedRange[];
}

/** Chooses the days: a usual range with one tap, or any two days. Works without scripts. */
export function RangeForm({ path, range, usual }: RangeFormProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <ul aria-label="Usual ranges of days" className="flex flex-wrap gap-x-4">
        {usual.map(({ name, ...days }) => (
          <li key={name}>
            <PageLink
              href={rangePath(path, days)}
              aria-current={days.from === range.from && days.to === range.to ? "page" : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold text-indigo hover:border-ink/40 aria-[current=page]:border-selvedge aria-[current=page]:text-ink"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
      <form action={path} className="flex flex-wrap items-end gap-3 text-sm">
        <label className="grid gap-1">
          From
          <input type="date" name="from" required defaultValue={range.from} className={FIELD} />
        </label>
        <label className="grid gap-1">
          To
          <input type="date" name="to" required defaultValue={range.to} className={FIELD} />
        </label>
        <SubmitButton variant="quiet">Show</SubmitButton>
      </form>
    </div>
  );
}
