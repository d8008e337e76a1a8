import { useWords } from "#words";
import { SmallButton } from "@/components/desk-kit/small-button";

interface FormButtonsProps {
  label: string;
  closeLabel?: string;
  isBusy: boolean;
  /** False while the form still lacks a choice. */
  isReady?: boolean;
  onClose: () => void;
  /** Without it, the button submits the form around it. */
  onSend?: () => void;
}

/** The end of a form on a card: the buttons to send and to close it. */
export function FormButtons({
  label,
  closeLabel,
  isBusy,
  isReady = true,
  onClose,
  onSend,
}: FormButtonsProps) {
  const { notNow } = useWords("deskKit");
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
        {closeLabel ?? notNow}
      </SmallButton>
    </div>
  );
}
