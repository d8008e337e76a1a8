import { useWords } from "#words";
import type { ContentsFieldsDraft } from "@/components/orders-desk/contents/contents-fields";
import { TextField } from "@/components/ui/text-field";
import type { BindField } from "@/components/ui/use-draft";
import { discountLimit } from "@/lib/settings/discount/rules";

interface DiscountContentsProps {
  bind: BindField<Pick<ContentsFieldsDraft, "discount" | "reason">>;
  /** Whole BDT that the items cost; null where that is not known yet. */
  items: number | null;
  /** What the user may take off; null where they have no limit. */
  percent: number | null;
}

/** What the desk takes off the items of an order, and why. */
export function DiscountContents({ bind, items, percent }: DiscountContentsProps) {
  const { discount: words } = useWords("deskOrders");
  const { money } = useWords("units");
  const here = items && percent ? money(discountLimit(items, percent)) : "";
  return (
    <div className="grid gap-x-5 gap-y-2">
      <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField label={words.amount} inputMode="numeric" {...bind("discount")} />
        <TextField label={words.reason} {...bind("reason")} />
      </div>
      {percent !== null && <p className="text-sm text-muted">{words.limit(percent, here)}</p>}
    </div>
  );
}
