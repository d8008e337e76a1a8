import { useWords } from "#words";
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
  const { details: words } = useWords("deskOrders");
  const { number } = useWords("orders");
  const ofOrder = isOpen ? words.closeOf : words.openOf;
  return (
    <TextButton
      aria-label={ofOrder(number(orderNumber))}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailsId : undefined}
      className={`text-sm ${className}`}
      onClick={onOpen}
    >
      {isOpen ? words.close : words.open}
    </TextButton>
  );
}
