import { BlockForm, Unblock } from "@/components/desk-kit/block-form";
import { useBlockCustomer } from "@/lib/reports/customers/api";

interface BlockCustomerProps {
  id: string;
  isBlocked: boolean;
}

/** Blocks the phone of a customer, or lets it order online again. */
export function BlockCustomer({ id, isBlocked }: BlockCustomerProps) {
  const { block, unblock } = useBlockCustomer(id);
  return isBlocked ? (
    <Unblock isBusy={unblock.isPending} error={unblock.error} onUnblock={() => unblock.mutate(undefined)} />
  ) : (
    <BlockForm
      isBusy={block.isPending}
      error={block.error}
      onBlock={async (wish) => void (await block.mutateAsync(wish).catch(() => undefined))}
    />
  );
}
