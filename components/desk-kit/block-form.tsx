import { useWords } from "#words";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";

/** In days. */
const PERIODS = ["7", "30", "180", "365"] as const;

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
  const { block: words } = useWords("deskKit");
  const options = PERIODS.map((value) => ({ value, label: words.periods[value] }));
  const { draft, bind } = useDraft({ reason: "", days: "30" });
  return (
    <Form
      onSubmit={() => onBlock({ reason: draft.reason, days: Number(draft.days) })}
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-1.5 text-sm"
    >
      <TextField label={words.because} maxLength={200} className="min-w-0" {...bind("reason")} />
      <SelectField isBare label={words.howLong} emptyLabel={null} options={options} {...bind("days")} />
      <Button
        type="submit"
        variant="danger"
        className="min-h-12 px-3!"
        disabled={isBusy || draft.reason.trim() === ""}
      >
        {words.block}
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
  const { block: words } = useWords("deskKit");
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p className="min-w-0 flex-1">{words.blocked}</p>
      <Button variant="quiet" className="min-h-11 px-3!" disabled={isBusy} onClick={onUnblock}>
        {words.unblock}
      </Button>
      <ErrorNotice error={error} />
    </div>
  );
}
