import { CheckBox } from "@/components/ui/check-box";
import type { AdminOrderDto } from "@/lib/orders/all-orders/dto";

type Flagged = Pick<AdminOrderDto, "_id" | "orderNumber" | "name" | "flags" | "phoneBlock">;

/** Whether somebody should look at the order before it is confirmed. */
export const isFlagged = ({ flags, phoneBlock }: Flagged): boolean => flags.length > 0 || phoneBlock !== null;

interface FlaggedOrdersProps {
  orders: Flagged[];
  /** The ids of the flagged orders to confirm all the same. */
  approved: ReadonlySet<string>;
  onApprove: (approved: ReadonlySet<string>) => void;
}

/** The flagged orders of the selection, with the reasons; each is left out unless it is ticked here. */
export function FlaggedOrders({ orders, approved, onApprove }: FlaggedOrdersProps) {
  if (orders.length === 0) return null;

  function tick(id: string, isApproved: boolean) {
    const next = new Set(approved);
    if (isApproved) next.add(id);
    else next.delete(id);
    onApprove(next);
  }

  return (
    <fieldset className="max-h-[min(10rem,20svh)] w-full overflow-y-auto text-sm">
      <legend className="font-semibold">Left out, unless you tick them</legend>
      {orders.map(({ _id, orderNumber, name, flags, phoneBlock }) => (
        <CheckBox
          key={_id}
          checked={approved.has(_id)}
          onChange={(isApproved) => tick(_id, isApproved)}
          className="flex min-h-11 items-center gap-3 wrap-anywhere"
        >
          <span>
            {orderNumber} {name}:{" "}
            {[...(phoneBlock ? ["Phone blocked"] : []), ...flags.map(({ text }) => text)].join("; ")}
          </span>
        </CheckBox>
      ))}
    </fieldset>
  );
}
