"use client";

import { ContentsEditor } from "@/components/orders-desk/contents/contents-editor";
import { QueryState } from "@/components/ui/query-state";
import { useOrderContents } from "@/lib/orders/contents/api";

/** Changes one order, as it is when this is opened. */
export function ChangeOrderView({ orderId }: { orderId: string }) {
  const contents = useOrderContents(orderId);
  return (
    <QueryState query={contents}>
      {(seen) => (
        <ContentsEditor
          seen={seen}
          readAgain={async () => (await contents.refetch({ throwOnError: true })).data ?? seen}
        />
      )}
    </QueryState>
  );
}
