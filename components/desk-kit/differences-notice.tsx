import { useWords } from "#words";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { intoView } from "@/components/ui/into-view";
import { Notice } from "@/components/ui/notice";

/** A field that has changed. */
export interface Difference {
  label: string;
  before: string;
  after: string;
}

interface DifferencesNoticeProps {
  /** Says what has happened, and that nothing is saved. */
  children: ReactNode;
  differences: Difference[];
  onTakeFresh: () => void;
  onKeepMine: () => void;
}

/** Says that somebody else has saved the edited object meanwhile, what is different, and what to do. */
export function DifferencesNotice({
  children,
  differences,
  onTakeFresh,
  onKeepMine,
}: DifferencesNoticeProps) {
  const words = useWords("orders").changing.differences;
  return (
    <Notice kind="error">
      <p className="font-semibold">{children}</p>
      <ul aria-label={words.label} className="mt-2 grid gap-1">
        {differences.map(({ label, before, after }) => (
          <li key={label} className="wrap-anywhere">
            {label}: <del>{before}</del>
            {words.isNow}
            <ins className="font-semibold no-underline">{after}</ins>
          </li>
        ))}
      </ul>
      {/* On a phone it opens below what was typed. */}
      <div ref={intoView} className="mt-4 flex scroll-mb-6 flex-wrap gap-3">
        <Button variant="quiet" onClick={onTakeFresh}>
          {words.takeFresh}
        </Button>
        <Button variant="quiet" onClick={onKeepMine}>
          {words.keepMine}
        </Button>
      </div>
    </Notice>
  );
}
