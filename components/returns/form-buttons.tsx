import { Button } from "@/components/ui/button";

interface FormButtonsProps {
  label: string;
  closeLabel?: string;
  isBusy: boolean;
  /** False as long as something has to be chosen before it is sent. */
  isReady?: boolean;
  onClose: () => void;
  /** Without it, the form around them is sent. */
  onSend?: () => void;
}

/** The end of a form on a card: what is done with it, and the way out. */
export function FormButtons({
  label,
  closeLabel = "Not now",
  isBusy,
  isReady = true,
  onClose,
  onSend,
}: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-1.5">
      <Button
        type={onSend ? "button" : "submit"}
        className="min-h-11 flex-auto px-3! text-sm"
        disabled={isBusy || !isReady}
        onClick={onSend}
      >
        {label}
      </Button>
      <Button variant="quiet" className="min-h-11 px-3! text-sm" disabled={isBusy} onClick={onClose}>
        {closeLabel}
      </Button>
    </div>
  );
}
