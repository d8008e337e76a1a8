import { TextButton } from "@/components/ui/text-button";

interface DetailsButtonProps {
  orderNumber: number;
  isOpen: boolean;
  detailsId: string;
  className: string;
  onOpen: () => void;
}

/** Opens what a card says of an order beside what is needed to decide. */
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
