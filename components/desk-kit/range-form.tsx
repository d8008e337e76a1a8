import { useLanguage, useWords } from "#words";
import { localPath } from "@/lib/words/local-path.mjs";
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
  const { range: words } = useWords("deskKit");
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <ul aria-label={words.usual} className="flex flex-wrap gap-x-4">
        {usual.map(({ name, ...days }) => (
          <li key={name}>
            <PageLink
              href={rangePath(path, days)}
              aria-current={days.from === range.from && days.to === range.to ? "page" : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold text-indigo hover:border-ink/40 aria-[current=page]:border-selvedge aria-[current=page]:text-ink"
            >
              {words.names[name]}
            </PageLink>
          </li>
        ))}
      </ul>
      <form action={localPath(language, path)} className="flex flex-wrap items-end gap-3 text-sm">
        <label className="grid gap-1">
          {words.from}
          <input type="date" name="from" required defaultValue={range.from} className={FIELD} />
        </label>
        <label className="grid gap-1">
          {words.to}
          <input type="date" name="to" required defaultValue={range.to} className={FIELD} />
        </label>
        <SubmitButton variant="quiet">{words.show}</SubmitButton>
      </form>
    </div>
  );
}
