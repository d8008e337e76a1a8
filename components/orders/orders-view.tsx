"use client";

import { useWords } from "#words";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { CancelledOrders } from "@/components/orders/cancelled-orders";
import { OrderCard } from "@/components/orders/order-card";
import { clearPlacedOrder, getPlacedOrder } from "@/components/orders/placed-order";
import { LinkButton } from "@/components/ui/link-button";
import { QueryState } from "@/components/ui/query-state";
import { useOrders } from "@/lib/orders/api";
import type { CalledOffOrder, OrderDto } from "@/lib/orders/dto";
import { isCollectedAtDoor } from "@/lib/orders/payment";
import { PATHS } from "@/lib/paths";
import { isUndecided } from "@/lib/orders/lifecycle/rules";
import { Notice } from "@/components/ui/notice";
import { deliveryFacts } from "@/lib/shop-facts";

interface OrdersViewProps {
  email: string;
  /** The orders that they have cancelled, which the list does not show. */
  calledOff: CalledOffOrder[];
}

export function OrdersView({ email, calledOff }: OrdersViewProps) {
  const { failure } = useWords("orders");
  const orders = useOrders(email);
  const router = useRouter();
  const [cancelled, setCancelled] = useState<OrderDto[]>([]);
  const onCancelled = (order: OrderDto) => {
    setCancelled((before) => [order, ...before]);
    router.refresh();
  };
  return (
    <QueryState query={orders} say={failure}>
      {(list) => (
        <div className="grid grid-cols-1 gap-6">
          {cancelled.length > 0 && <CancelledNotice orders={cancelled} />}
          <OrderList list={list} hasCancelled={calledOff.length > 0} onCancelled={onCancelled} />
          <CancelledOrders orders={calledOff} />
        </div>
      )}
    </QueryState>
  );
}

interface OrderListProps {
  list: OrderDto[];
  hasCancelled: boolean;
  onCancelled: (order: OrderDto) => void;
}

function OrderList({ list, hasCancelled, onCancelled }: OrderListProps) {
  const words = useWords("orders");
  const [placedId] = useState(getPlacedOrder);
  useEffect(() => clearPlacedOrder, []);
  const placed = list.find(({ _id, status }) => _id === placedId && isUndecided(status));
  if (list.length === 0) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-lg">{hasCancelled ? words.cancelledOrders.noOthers : words.none}</p>
        <LinkButton href={PATHS.home}>{words.find}</LinkButton>
      </div>
    );
  }
  return (
    <>
      {placed && <PlacedNotice order={placed} />}
      <ul aria-label={words.list} className="grid grid-cols-1 gap-6">
        {list.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} onCancelled={() => onCancelled(order)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Confirms an order that was just placed: its number, the amount to pay, and when it arrives. */
function PlacedNotice({ order }: { order: OrderDto }) {
  const { placed, number } = useWords("orders");
  const { money, businessDays } = useWords("units");
  const time = businessDays(deliveryFacts().anywhere);
  return (
    <Notice>
      <p>
        <strong>{placed.title(number(order.orderNumber))}</strong>{" "}
        {isCollectedAtDoor(order.paymentMethod) ? (
          <>
            {placed.pay.before}
            <span className="price">{money(order.amount)}</span>
            {placed.pay.after(time)}
          </>
        ) : (
          placed.arrives(time)
        )}
      </p>
    </Notice>
  );
}

/** Confirms orders that were just cancelled, which the list no longer shows. */
function CancelledNotice({ orders }: { orders: OrderDto[] }) {
  const { cancelled, number } = useWords("orders");
  return (
    <Notice>
      {orders.map(({ _id, orderNumber }) => (
        <p key={_id}>
          <strong>{cancelled.title(number(orderNumber))}</strong> {cancelled.text}
        </p>
      ))}
    </Notice>
  );
}
