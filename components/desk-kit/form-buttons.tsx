import { SmallButton } from "@/components/desk-kit/small-button";

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
      <SmallButton
        type={onSend ? "button" : "submit"}
        variant="primary"
        className="flex-auto"
        disabled={isBusy || !isReady}
        onClick={onSend}
      >
        {label}
      </SmallButton>
      <SmallButton disabled={isBusy} onClick={onClose}>
        {closeLabel}
      </SmallButton>
    </div>
  );
}
