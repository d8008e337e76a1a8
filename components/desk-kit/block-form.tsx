import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";

const PERIODS = [
  { value: "7", label: "a week" },
  { value: "30", label: "a month" },
  { value: "180", label: "half a year" },
  { value: "365", label: "a year" },
];

interface BlockWish {
  reason: string;
  days: number;
}

interface BlockFormProps {
  isBusy: boolean;
  error: Error | null;
  onBlock: (wish: BlockWish) => Promise<void>;
}

/** Asks why and for how long no order of a phone is taken online. */
export function BlockForm({ isBusy, error, onBlock }: BlockFormProps) {
  const { draft, bind } = useDraft({ reason: "", days: "30" });
  return (
    <Form
      onSubmit={() => onBlock({ reason: draft.reason, days: Number(draft.days) })}
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-1.5 text-sm"
    >
      <TextField label="Block this phone, because" maxLength={200} className="min-w-0" {...bind("reason")} />
      <SelectField isBare label="For how long" emptyLabel={null} options={PERIODS} {...bind("days")} />
      <Button
        type="submit"
        variant="danger"
        className="min-h-12 px-3!"
        disabled={isBusy || draft.reason.trim() === ""}
      >
        Block
      </Button>
      <ErrorNotice error={error} className="col-span-full" />
    </Form>
  );
}

interface UnblockProps {
  isBusy: boolean;
  error: Error | null;
  onUnblock: () => void;
}

/** Says that a phone is blocked, with the way back. */
export function Unblock({ isBusy, error, onUnblock }: UnblockProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p className="min-w-0 flex-1">No order of this phone is taken online.</p>
      <Button variant="quiet" className="min-h-11 px-3!" disabled={isBusy} onClick={onUnblock}>
        Unblock
      </Button>
      <ErrorNotice error={error} />
    </div>
  );
}
