"use client";

import { useWords } from "#words";
import { useRouter } from "next/navigation";
import { askQuestion, showMessage } from "@/components/ui/alert";
import { CallNotices } from "@/components/desk-kit/call-notices";
import { SmallButton } from "@/components/desk-kit/small-button";
import { useRemoveDemo } from "@/lib/maintenance/first-steps/api";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";

/** Offers to delete the example products that the shop came with. */
export function RemoveDemo({ count }: { count: number }) {
  const { examples: words } = useWords("deskFirstSteps");
  const router = useRouter();
  const removal = useRemoveDemo();

  async function remove(): Promise<void> {
    if (await askQuestion(words.question(count, KEPT_DAYS)))
      removal.mutate(undefined, {
        onSuccess: ({ deletedCount, keptCount }) => {
          router.refresh();
          void showMessage(words.removed(deletedCount, keptCount));
        },
      });
  }

  return (
    <div className="stitch-b py-2">
      <p className="text-sm text-muted">{words.about(count)}</p>
      <SmallButton className="mt-1" disabled={removal.isPending} onClick={() => void remove()}>
        {removal.isPending ? words.pending : words.remove}
      </SmallButton>
      <CallNotices isPending={removal.isPending} error={removal.error} className="mt-2" />
    </div>
  );
}
