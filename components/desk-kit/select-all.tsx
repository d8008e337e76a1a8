import type { useSelection } from "@/components/desk-kit/use-selection";

interface SelectAllProps {
  label: string;
  rows: { _id: string; isGone?: boolean }[];
  selection: ReturnType<typeof useSelection>;
  className: string;
}

/** Ticks every row that is shown, but for those that are gone. */
export function SelectAll({ label, rows, selection, className }: SelectAllProps) {
  const ids = rows.filter(({ isGone }) => !isGone).map(({ _id }) => _id);
  return (
    <label className={`inline-flex min-h-11 items-center gap-3 ${className}`}>
      <input
        type="checkbox"
        className="size-5"
        checked={ids.length > 0 && ids.every(selection.has)}
        disabled={ids.length === 0}
        onChange={(event) => (event.target.checked ? selection.add(ids) : selection.clear())}
      />
      {label}
    </label>
  );
}
