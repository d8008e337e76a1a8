import { FileUp } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useFieldValue } from "@/components/ui/field-value";

interface PayoutRowsProps {
  text: string;
  file: File | null;
  error: string | undefined;
  onPaste: (text: string) => void;
  onChoose: (file: File | null) => void;
}

/** The rows of a payout: pasted out of a sheet, or a file. */
export function PayoutRows({ text, file, error, onPaste, onChoose }: PayoutRowsProps) {
  const ref = useFieldValue<HTMLTextAreaElement>({ value: text, onChange: onPaste });
  if (file)
    return (
      <p className="flex flex-wrap items-center gap-3 wrap-anywhere">
        <strong className="font-semibold">{file.name}</strong>
        <Button variant="quiet" onClick={() => onChoose(null)}>
          Take another
        </Button>
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field
        label="Rows, with the names of the columns first"
        hint="One column “Invoice”, “Order number” or “Tracking code”, one “Collected amount” or “Amount”. Others may be there."
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            ref={ref}
            rows={5}
            placeholder={"Invoice,Collected amount\n10023,1160"}
            value={text}
            onChange={(event) => onPaste(event.target.value)}
            className={`${control.className} tabular-nums`}
          />
        )}
      </Field>
      <label className="inline-flex min-h-12 items-center justify-center gap-2 justify-self-start rounded-cloth border border-indigo px-4 font-semibold text-indigo hover:bg-indigo hover:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo has-focus-visible:outline-dashed">
        <FileUp aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
        Choose the courier’s CSV file
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          className="sr-only"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            // So that the same file can be chosen once more.
            event.target.value = "";
            if (chosen) onChoose(chosen);
          }}
        />
      </label>
    </div>
  );
}
