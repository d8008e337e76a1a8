import { useWords } from "#words";
import { TextField } from "@/components/ui/text-field";
import { MAX_CODE_LENGTH } from "@/lib/delivery/parcels/schema";

interface CodeFieldProps {
  orderNumber: number;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** The courier's code of a parcel, typed. */
export function CodeField({ orderNumber, ...field }: CodeFieldProps) {
  const { code: words } = useWords("deskParcels");
  const { number } = useWords("orders");
  return (
    <TextField
      isBare
      label={words.of(number(orderNumber))}
      autoCapitalize="characters"
      maxLength={MAX_CODE_LENGTH}
      placeholder={words.label}
      {...field}
      className="min-h-11!"
    />
  );
}
