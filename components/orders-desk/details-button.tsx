import { TextButton } from "@/components/ui/text-button";

interface DetailsButtonProps {
  orderNumber: number;
  isOpen: boolean;
  detailsId: string;
  className: string;
  onOpen: () => void;
}

/** Opens the part of an order's card that a decision does not need. */
export function DetailsButton({ orderNumber, isOpen, detailsId, className, onOpen }: DetailsButtonProps) {
  return (
    <TextButton
      aria-label={`${isOpen ? "Close" : "Details of"} order ${orderNumber}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailsId : undefined}
      className={`text-sm ${className}`}
      onClick={onOpen}
    >
      {isOpen ? "Close" : "Details"}
    </TextButton>
  );
}
