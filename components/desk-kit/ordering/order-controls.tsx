import { GripVertical } from "lucide-react";
import { MoveButtons } from "@/components/desk-kit/ordering/move-buttons";
import type { Order } from "@/components/desk-kit/ordering/use-order";

interface OrderControlsProps {
  order: Order;
  /** What they move, for screen readers. */
  what: string;
  /** Its place in the list, from 0. */
  index: number;
}

/** What moves an item of a list: a handle to drag it by, and two buttons. */
export function OrderControls({ order, what, index }: OrderControlsProps) {
  if (order.count < 2) return null;
  return (
    <span className="flex shrink-0">
      {/* The buttons do the same for who uses the keyboard or a screen reader. */}
      <span
        aria-hidden
        data-drag-handle
        onPointerDown={(event) => order.grab(event, index)}
        className={`grid size-11 touch-none place-items-center select-none ${order.isDragged(index) ? "cursor-grabbing" : "cursor-grab"}`}
      >
        <GripVertical className="size-5" strokeWidth={1.5} />
      </span>
      <MoveButtons
        what={what}
        index={index}
        count={order.count}
        onMove={(to) => order.move({ from: index, to })}
      />
    </span>
  );
}

/** Tells screen readers where an item has been moved to. */
export const OrderStatus = ({ order }: { order: Order }) => (
  <p aria-live="polite" className="sr-only">
    {order.status}
  </p>
);
