import { useWords } from "#words";
import { useCourierName } from "@/components/words/use-courier-name";
import { FileUp } from "lucide-react";
import type { usePayoutForm } from "@/components/cash-desk/use-payout-form";
import { FileButton } from "@/components/desk-kit/file-upload";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/select-field";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { COURIERS } from "@/lib/delivery/couriers/registry";

interface PayoutFieldsProps {
  form: ReturnType<typeof usePayoutForm>;
}

const TEXTS = [
  { name: "reference", required: true, maxLength: 60, autoComplete: "off" },
  { name: "day", type: "date", required: true },
  { name: "total", inputMode: "numeric", required: true },
  { name: "charges", inputMode: "numeric" },
] as const;

/** The fields of a payout: its courier, its reference, its day and its amounts. */
export function PayoutFields({ form: { bind } }: PayoutFieldsProps) {
  const { fields: words } = useWords("deskCash");
  const { choose } = useWords("deskKit");
  const { courier } = useWords("orders").parcel;
  const nameOf = useCourierName();
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-5">
      <SelectField
        emptyLabel={choose}
        label={courier}
        options={COURIERS.map((value) => ({ value, label: nameOf(value).label }))}
        {...bind("courier")}
      />
      {TEXTS.map(({ name, ...field }) => (
        <TextField key={name} label={words[name]} {...field} {...bind(name)} />
      ))}
    </div>
  );
}

/** The field to paste the rows of a payout, and the button to choose a file of them. */
export function PayoutRows({ form: { bind, file, choose } }: PayoutFieldsProps) {
  const { rows: words } = useWords("deskCash");
  if (file)
    return (
      <p className="flex flex-wrap items-center gap-3 wrap-anywhere">
        <strong className="font-semibold">{file.name}</strong>
        <Button variant="quiet" onClick={() => choose(null)}>
          {words.another}
        </Button>
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextArea
        label={words.label}
        hint={words.hint}
        rows={5}
        placeholder={"Invoice,Collected amount\n10023,1160"}
        className="tabular-nums"
        {...bind("rows")}
      />
      <FileButton icon={FileUp} accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values" onChoose={choose}>
        {words.choose}
      </FileButton>
    </div>
  );
}
