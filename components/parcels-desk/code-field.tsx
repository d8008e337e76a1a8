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
  return (
    <TextField
      isBare
      label={`Tracking code of ${orderNumber}`}
      autoCapitalize="characters"
      maxLength={MAX_CODE_LENGTH}
      placeholder="Tracking code"
      {...field}
      className="min-h-11!"
    />
  );
}
