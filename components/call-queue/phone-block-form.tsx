import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";
import { type QueuedOrder, usePhoneBlock } from "@/lib/orders/call-queue/api";

const PERIODS = [
  { value: "7", label: "a week" },
  { value: "30", label: "a month" },
  { value: "180", label: "half a year" },
  { value: "365", label: "a year" },
];

/** Blocks online orders from this phone for some time; its next one gets the advice to call the outlet. */
export function PhoneBlockForm({ order }: { order: QueuedOrder }) {
  const { _id: orderId, phoneBlock } = order;
  const { draft, bind } = useDraft({ reason: "", days: "30" });
  const { block } = usePhoneBlock();

  if (phoneBlock) return <Unblock orderId={orderId} />;
  return (
    <Form
      onSubmit={async () => {
        const { reason, days } = draft;
        await block.mutateAsync({ orderId, reason, days: Number(days) }).catch(() => undefined);
      }}
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-1.5 text-sm"
    >
      <TextField label="Block this phone, because" maxLength={200} className="min-w-0" {...bind("reason")} />
      <SelectField isBare label="For how long" emptyLabel={null} options={PERIODS} {...bind("days")} />
      <Button
        type="submit"
        variant="danger"
        className="min-h-12 px-3!"
        disabled={block.isPending || draft.reason.trim() === ""}
      >
        Block
      </Button>
      <ErrorNotice error={block.error} className="col-span-full" />
    </Form>
  );
}

function Unblock({ orderId }: { orderId: string }) {
  const { unblock } = usePhoneBlock();
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p className="min-w-0 flex-1">No order of this phone is taken online.</p>
      <Button
        variant="quiet"
        className="min-h-11 px-3!"
        disabled={unblock.isPending}
        onClick={() => unblock.mutate({ orderId })}
      >
        Unblock
      </Button>
      <ErrorNotice error={unblock.error} />
    </div>
  );
}
