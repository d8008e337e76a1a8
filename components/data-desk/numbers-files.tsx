import { useWords } from "#words";
import { ExportFile } from "@/components/data-desk/export-file";
import type { DayRange } from "@/lib/platform/time/day-range";

interface NumbersFilesProps {
  range: DayRange;
  /** True where the owner has set a BIN. */
  hasVat: boolean;
}

/** The numbers of a range of days as files. */
export function NumbersFiles({ range, hasVat }: NumbersFilesProps) {
  const { files: words } = useWords("deskReports");
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <li className="card p-4">
        <ExportFile
          kind="numbers"
          title={words.numbers.title}
          words={words.numbers.about}
          today={range.to}
          body={range}
        />
      </li>
      {hasVat && (
        <li className="card p-4">
          <ExportFile
            kind="vat"
            title={words.vat.title}
            words={words.vat.about}
            today={range.to}
            body={range}
          />
        </li>
      )}
    </ul>
  );
}
