import { useWords } from "#words";
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
  const { flags: words } = useWords("deskOrders");
  const { number } = useWords("orders");
  if (orders.length === 0) return null;

  function tick(id: string, isApproved: boolean) {
    const next = new Set(approved);
    if (isApproved) next.add(id);
    else next.delete(id);
    onApprove(next);
  }

  return (
    <fieldset className="max-h-[min(10rem,20svh)] w-full overflow-y-auto text-sm">
      <legend className="font-semibold">{words.leftOut}</legend>
      {orders.map(({ _id, orderNumber, name, flags, phoneBlock }) => (
        <CheckBox
          key={_id}
          checked={approved.has(_id)}
          onChange={(isApproved) => tick(_id, isApproved)}
          className="flex min-h-11 items-center gap-3 wrap-anywhere"
        >
          <span>
            {number(orderNumber)} {name}:{" "}
            {[...(phoneBlock ? [words.blocked] : []), ...flags.map(words.say)].join("; ")}
          </span>
        </CheckBox>
      ))}
    </fieldset>
  );
}
