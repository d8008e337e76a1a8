import { useLanguage, useWords } from "#words";
import type { ReactNode } from "react";
import { ShownText } from "@/components/ui/shown-text";
import { langOfText } from "@/lib/words/owners-text";

interface LogRowProps {
  /** The row's time or name. */
  head: ReactNode;
  children: ReactNode;
}

/** A line of a log, with its head to the left on a wide screen. */
export function LogRow({ head, children }: LogRowProps) {
  return (
    <li className="stitch-b grid grid-cols-1 gap-x-6 gap-y-1 py-3 last:border-b-0 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <div className="text-sm text-muted tabular-nums sm:pt-0.5">{head}</div>
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </li>
  );
}

interface ChangeListProps {
  /** Undefined where there was no value before, or there is none now; an empty one is said to be empty. */
  changes: { label: string; before: string | undefined; after: string | undefined }[];
}

/** The old and new values of fields. */
export function ChangeList({ changes }: ChangeListProps) {
  const language = useLanguage();
  if (changes.length === 0) return null;
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-sm">
      {changes.map(({ label, before, after }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">
            <ShownText text={label} lang={langOfText(language, label)} />
          </dt>
          <dd>
            {before !== undefined && (
              <del className={after === undefined ? "no-underline" : "text-muted"}>
                <Value text={before} />
              </del>
            )}
            {before !== undefined && after !== undefined && " → "}
            {after !== undefined && (
              <ins className="no-underline">
                <Value text={after} />
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ text }: { text: string }) {
  const { empty } = useWords("deskData");
  const language = useLanguage();
  return text === "" ? empty : <ShownText text={text} lang={langOfText(language, text)} />;
}
