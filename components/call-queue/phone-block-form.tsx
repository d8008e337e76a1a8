import { BlockForm, Unblock } from "@/components/desk-kit/block-form";
import { type QueuedOrder, usePhoneBlock } from "@/lib/orders/call-queue/api";

/** Blocks online orders from this phone for some time; its next one gets the advice to call the outlet. */
export function PhoneBlockForm({ order: { _id: orderId, phoneBlock } }: { order: QueuedOrder }) {
  const { block, unblock } = usePhoneBlock();
  return phoneBlock ? (
    <Unblock isBusy={unblock.isPending} error={unblock.error} onUnblock={() => unblock.mutate({ orderId })} />
  ) : (
    <BlockForm
      isBusy={block.isPending}
      error={block.error}
      onBlock={async (wish) => void (await block.mutateAsync({ orderId, ...wish }).catch(() => undefined))}
    />
  );
}
