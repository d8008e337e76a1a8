import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/text-field";
import { DETAIL_FIELDS, type DetailField } from "@/lib/products/constants";

type Bound = Pick<ComponentProps<typeof TextField>, "name" | "label" | "value" | "error" | "onChange">;

const HINTS: Record<DetailField, string> = {
  fabric: "For example 98% cotton, 2% elastane.",
  weight: "With its unit: 11 oz, 180 gsm.",
  care: "For example Machine wash cold, inside out.",
  origin: "For example Dhaka, Bangladesh.",
  fitNote: "What helps to choose a size: runs small, sits high.",
};

/** What a shopper would read on the label; what is left empty is not on the product's page. */
export function DetailFields({ bind }: { bind: (field: DetailField) => Bound }) {
  return (
    <fieldset className="grid grid-cols-1 gap-5">
      <legend className="mb-3 font-semibold">On the label, if you know it</legend>
      {DETAIL_FIELDS.map((field) => (
        <TextField key={field} {...bind(field)} autoComplete="off" hint={HINTS[field]} />
      ))}
    </fieldset>
  );
}
