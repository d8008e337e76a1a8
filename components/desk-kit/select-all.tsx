import type { ReactNode } from "react";
import type { useSelection } from "@/components/desk-kit/use-selection";
import { CheckBox } from "@/components/ui/check-box";

interface SelectAllProps {
  label: ReactNode;
  rows: { _id: string; isGone?: boolean }[];
  selection: ReturnType<typeof useSelection>;
  className: string;
}

/** Ticks every visible row, except rows that are gone. */
export function SelectAll({ label, rows, selection, className }: SelectAllProps) {
  const ids = rows.filter(({ isGone }) => !isGone).map(({ _id }) => _id);
  return (
    <CheckBox
      className={`inline-flex min-h-11 items-center gap-3 ${className}`}
      checked={ids.length > 0 && ids.every(selection.has)}
      disabled={ids.length === 0}
      onChange={(isTicked) => (isTicked ? selection.add(ids) : selection.clear())}
    >
      <span>{label}</span>
    </CheckBox>
  );
}
