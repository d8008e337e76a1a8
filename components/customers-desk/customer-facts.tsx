import { useWords } from "#words";
import { formatShare } from "@/components/reports-desk/number-words";
import { type CustomerDto, MOST_COUNTED } from "@/lib/reports/customers/dto";

/** What came of a customer's orders. */
export function CustomerFacts({ customer }: { customer: CustomerDto }) {
  const { orders, canceled, delivered, sentBack, deliveredTaka, lastOrderTime } = customer;
  const { facts: words, day } = useWords("deskPeople");
  const { percent } = useWords("deskKit");
  const { count, money } = useWords("units");
  const atDoor = delivered + sentBack;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
      <Fact name={orders < MOST_COUNTED ? words.orders : words.newest} value={count(orders)}>
        {canceled > 0 && words.cancelled(canceled)}
      </Fact>
      <Fact name={words.delivered} value={formatShare(delivered, atDoor, percent) || words.none}>
        {atDoor > 0 && words.atDoor(delivered, atDoor)}
      </Fact>
      {deliveredTaka !== null && (
        <Fact name={words.bought} value={money(deliveredTaka)}>
          {sentBack > 0 && words.withoutBack}
        </Fact>
      )}
      <Fact name={words.last} value={day(lastOrderTime)} />
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
