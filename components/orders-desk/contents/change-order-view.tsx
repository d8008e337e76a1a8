"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { ContentsEditor } from "@/components/orders-desk/contents/contents-editor";
import { DeskLines } from "@/components/orders-desk/contents/desk-lines";
import { DiscountContents } from "@/components/orders-desk/contents/discount-contents";
import { QueryState } from "@/components/ui/query-state";
import { rowId } from "@/components/desk-kit/desk-list";
import { toSafePath } from "@/lib/accounts/auth/rules";
import { useOrderContents } from "@/lib/orders/contents/api";

interface ChangeOrderViewProps {
  orderId: string;
  /** What the user may take off the items; null where they have no limit. */
  discountPercent: number | null;
}

/** Changes one order, as it is when this is opened. Who came from a call goes back to it when it is saved. */
export function ChangeOrderView({ orderId, discountPercent }: ChangeOrderViewProps) {
  const contents = useOrderContents(orderId);
  const router = useRouter();
  const from = toSafePath(useSearchParams().get("from"));
  const back = from ? `${from}#${rowId(orderId)}` : undefined;
  return (
    <QueryState query={contents}>
      {(seen) => (
        <ContentsEditor
          seen={seen}
          renderLines={(draft) => <DeskLines draft={draft} />}
          renderDiscount={(bind, items) => (
            <DiscountContents bind={bind} items={items} percent={discountPercent} />
          )}
          back={back}
          onSaved={back === undefined ? undefined : () => router.push(back)}
          readAgain={async () => (await contents.refetch({ throwOnError: true })).data ?? seen}
        />
      )}
    </QueryState>
  );
}
