import { useWords } from "#words";
import { DeskList } from "@/components/desk-kit/desk-list";
import { ItemsLine } from "@/components/desk-kit/items-line";
import { OrderLink } from "@/components/desk-kit/order-link";
import { StatusBadge } from "@/components/orders/status-badge";
import type { OrderDto } from "@/lib/orders/dto";
import { isOnItsWay } from "@/lib/orders/lifecycle/rules";
import type { CustomerDto } from "@/lib/reports/customers/dto";
import { useCustomerOrders } from "@/lib/reports/customers/api";

/** The orders of a customer, newest first. */
export function CustomerOrders({ customer }: { customer: CustomerDto }) {
  const { orders: words } = useWords("deskPeople");
  const list = useCustomerOrders(customer._id);
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="mb-3 text-xl">
        {words.title}
      </h2>
      <DeskList
        list={list}
        label={words.list}
        className="grid grid-cols-1 gap-3"
        empty={<p>{words.none}</p>}
        renderRow={(order) => <OrderRow order={order} known={customer.name} />}
      />
    </section>
  );
}

interface OrderRowProps {
  order: OrderDto;
  /** The name that stands above all of them. */
  known: string;
}

function OrderRow({ order, known }: OrderRowProps) {
  const { orders: words, day } = useWords("deskPeople");
  const { order: nameOrder, number, timeline } = useWords("orders");
  const { money } = useWords("units");
  const { orderNumber, orderTime, status, parcel, amount, name, cartItems } = order;
  return (
    <article aria-label={nameOrder(number(orderNumber))} className="grid grid-cols-1 gap-1 card p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <OrderLink orderNumber={orderNumber} />
        <span className="price">{money(amount)}</span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={status} parcel={parcel} />
        {parcel && isOnItsWay(parcel.state) && <span>{timeline.parcels[parcel.state]}</span>}
        <span className="text-sm text-muted tabular-nums">{day(orderTime)}</span>
        {name !== known && <span className="text-sm wrap-anywhere text-muted">{words.as(name)}</span>}
      </div>
      <ItemsLine items={cartItems} />
    </article>
  );
}
