import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** A field that is not as it was. */
export interface Difference {
  label: string;
  before: string;
  after: string;
}

interface DifferencesNoticeProps {
  /** What has happened, and that nothing is saved. */
  children: ReactNode;
  differences: Difference[];
  onTakeFresh: () => void;
  onKeepMine: () => void;
}

/** Somebody else has saved meanwhile what is edited here: what is different now, and what to do about it. */
export function DifferencesNotice({
  children,
  differences,
  onTakeFresh,
  onKeepMine,
}: DifferencesNoticeProps) {
  return (
    <Notice kind="error">
      <p className="font-semibold">{children}</p>
      <ul aria-label="What is different now" className="mt-2 grid gap-1">
        {differences.map(({ label, before, after }) => (
          <li key={label} className="wrap-anywhere">
            {label}: <del>{before}</del> is now <ins className="font-semibold no-underline">{after}</ins>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={onTakeFresh}>
          Use the new values
        </Button>
        <Button variant="quiet" onClick={onKeepMine}>
          Keep my changes
        </Button>
      </div>
    </Notice>
  );
}
