"use client";

import { useLanguage, useWords } from "#words";
import { useRouter } from "next/navigation";
import { ContentsEditor } from "@/components/orders-desk/contents/contents-editor";
import { ContentsLines } from "@/components/orders-desk/contents/contents-lines";
import { QueryState } from "@/components/ui/query-state";
import { useOrderContents } from "@/lib/orders/contents/api";
import { PATHS } from "@/lib/paths";
import { localPath } from "@/lib/words/local-path.mjs";

/** A customer changes an order that the shop has not called about. */
export function ChangeOwnOrder({ orderId }: { orderId: string }) {
  const contents = useOrderContents(orderId);
  const router = useRouter();
  const language = useLanguage();
  const { failure } = useWords("orders");
  return (
    <QueryState query={contents} say={failure}>
      {(seen) => (
        <ContentsEditor
          isOwn
          seen={seen}
          renderLines={(draft) => <ContentsLines draft={draft} keepsOne />}
          back={PATHS.orders}
          onSaved={() => router.push(localPath(language, PATHS.orders))}
          readAgain={async () => (await contents.refetch({ throwOnError: true })).data ?? seen}
        />
      )}
    </QueryState>
  );
}
