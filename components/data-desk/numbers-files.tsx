import { ExportFile } from "@/components/data-desk/export-file";
import type { DayRange } from "@/lib/platform/time/day-range";

interface NumbersFilesProps {
  range: DayRange;
  /** True where the owner has set a BIN. */
  hasVat: boolean;
}

/** The numbers of a range of days as files. */
export function NumbersFiles({ range, hasVat }: NumbersFilesProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <li className="card p-4">
        <ExportFile
          kind="numbers"
          title="Numbers"
          words="All of the above for these days, every row of it, as a CSV file."
          today={range.to}
          body={range}
        />
      </li>
      {hasVat && (
        <li className="card p-4">
          <ExportFile
            kind="vat"
            title="Monthly sums"
            words="What was delivered of the orders of each month, and the VAT in it at the rate that you have set. A month can change as long as its parcels and returns do."
            today={range.to}
            body={range}
          />
        </li>
      )}
    </ul>
  );
}
