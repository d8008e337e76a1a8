import { formatShare } from "@/components/reports-desk/number-words";
import { formatBdt, formatCount } from "@/lib/platform/text/format";
import { formatDate } from "@/lib/platform/time/format-day";
import { type CustomerDto, MOST_COUNTED } from "@/lib/reports/customers/dto";

/** What came of a customer's orders. */
export function CustomerFacts({ customer }: { customer: CustomerDto }) {
  const { orders, canceled, delivered, sentBack, deliveredTaka, lastOrderTime } = customer;
  const atDoor = delivered + sentBack;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
      <Fact name={orders < MOST_COUNTED ? "Orders" : "Newest orders"} value={formatCount(orders)}>
        {canceled > 0 && `${formatCount(canceled)} cancelled`}
      </Fact>
      <Fact name="Delivered" value={formatShare(delivered, atDoor) || "None yet"}>
        {atDoor > 0 && `${formatCount(delivered)} of ${formatCount(atDoor)} at the door`}
      </Fact>
      {deliveredTaka !== null && (
        <Fact name="Bought for" value={formatBdt(deliveredTaka)}>
          {sentBack > 0 && "without what came back"}
        </Fact>
      )}
      <Fact name="Last order" value={formatDate(lastOrderTime)} />
    </dl>
  );
}

interface FactProps {
  name: string;
  value: string;
  children?: string | false;
}

function Fact({ name, value, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="care-label">{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
      {children && <dd className="text-sm text-muted tabular-nums">{children}</dd>}
    </div>
  );
}
