import { FileUp } from "lucide-react";
import type { usePayoutForm } from "@/components/cash-desk/use-payout-form";
import { FileButton } from "@/components/desk-kit/file-upload";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/select-field";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { COURIER_FACTS, COURIERS } from "@/lib/delivery/couriers/registry";

interface PayoutFieldsProps {
  form: ReturnType<typeof usePayoutForm>;
}

const COURIER_CHOICES = COURIERS.map((value) => ({ value, label: COURIER_FACTS[value].label }));

const TEXTS = [
  { name: "reference", label: "The courier’s reference", required: true, maxLength: 60, autoComplete: "off" },
  { name: "day", label: "Day", type: "date", required: true },
  { name: "total", label: "Paid in all, BDT", inputMode: "numeric", required: true },
  { name: "charges", label: "Kept as charges, BDT", inputMode: "numeric" },
] as const;

/** The fields of a payout: its courier, its reference, its day and its amounts. */
export function PayoutFields({ form: { bind } }: PayoutFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-5">
      <SelectField label="Courier" options={COURIER_CHOICES} {...bind("courier")} />
      {TEXTS.map(({ name, ...field }) => (
        <TextField key={name} {...field} {...bind(name)} />
      ))}
    </div>
  );
}

/** The field to paste the rows of a payout, and the button to choose a file of them. */
export function PayoutRows({ form: { bind, file, choose } }: PayoutFieldsProps) {
  if (file)
    return (
      <p className="flex flex-wrap items-center gap-3 wrap-anywhere">
        <strong className="font-semibold">{file.name}</strong>
        <Button variant="quiet" onClick={() => choose(null)}>
          Take another
        </Button>
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextArea
        label="Rows, with the names of the columns first"
        hint="One column “Invoice”, “Order number” or “Tracking code”, one “Collected amount” or “Amount”. Others may be there."
        rows={5}
        placeholder={"Invoice,Collected amount\n10023,1160"}
        className="tabular-nums"
        {...bind("rows")}
      />
      <FileButton icon={FileUp} accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values" onChoose={choose}>
        Choose the courier’s CSV file
      </FileButton>
    </div>
  );
}
