"use client";

import { useRouter } from "next/navigation";
import { askQuestion, showMessage } from "@/components/ui/alert";
import { CallNotices } from "@/components/ui/call-notices";
import { SmallButton } from "@/components/desk-kit/small-button";
import { useRemoveDemo } from "@/lib/maintenance/first-steps/api";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import { formatCount } from "@/lib/platform/text/format";

/** Offers to delete the example products that the shop came with. */
export function RemoveDemo({ count }: { count: number }) {
  const router = useRouter();
  const removal = useRemoveDemo();
  const examples = count === 1 ? "1 example product" : `${formatCount(count)} example products`;

  async function remove(): Promise<void> {
    const isSure = await askQuestion({
      title: `Remove ${examples}?`,
      text: `Those that somebody has ordered stay. You can bring the others back for ${KEPT_DAYS} days, under Activity.`,
    });
    if (isSure)
      removal.mutate(undefined, {
        onSuccess: ({ deletedCount, keptCount }) => {
          router.refresh();
          void showMessage({ title: "Removed", text: describeRemoval(deletedCount, keptCount) });
        },
      });
  }

  return (
    <div className="stitch-b py-2">
      <p className="text-sm text-muted">The shop came with {examples}, so that you see how it looks.</p>
      <SmallButton className="mt-1" disabled={removal.isPending} onClick={() => void remove()}>
        {removal.isPending ? "Removing …" : "Remove the examples"}
      </SmallButton>
      <CallNotices isPending={removal.isPending} error={removal.error} className="mt-2" />
    </div>
  );
}

function describeRemoval(deleted: number, kept: number): string {
  const removed = deleted === 1 ? "1 product is removed." : `${formatCount(deleted)} products are removed.`;
  if (kept === 0) return removed;
  return kept === 1
    ? `${removed} 1 stays, because somebody has ordered it.`
    : `${removed} ${formatCount(kept)} stay, because somebody has ordered them.`;
}
