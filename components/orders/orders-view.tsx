"use client";

import { useEffect, useState } from "react";
import { OrderCard } from "@/components/orders/order-card";
import { clearPlacedOrder, getPlacedOrder } from "@/components/orders/placed-order";
import { LinkButton } from "@/components/ui/link-button";
import { QueryState } from "@/components/ui/query-state";
import { useOrders } from "@/lib/orders/api";
import type { OrderDto } from "@/lib/orders/dto";
import { isCollectedAtDoor } from "@/lib/orders/payment";
import { PATHS } from "@/lib/paths";
import { isUndecided } from "@/lib/orders/lifecycle/rules";
import { Notice } from "@/components/ui/notice";
import { formatBdt } from "@/lib/platform/text/format";
import { deliveryTime } from "@/lib/shop-facts";

export function OrdersView({ email }: { email: string }) {
  const orders = useOrders(email);
  const [cancelled, setCancelled] = useState<OrderDto[]>([]);
  return (
    <QueryState query={orders}>
      {(list) => (
        <div className="grid grid-cols-1 gap-6">
          {cancelled.length > 0 && <CancelledNotice orders={cancelled} />}
          <OrderList list={list} onCancelled={(order) => setCancelled((before) => [order, ...before])} />
        </div>
      )}
    </QueryState>
  );
}

interface OrderListProps {
  list: OrderDto[];
  onCancelled: (order: OrderDto) => void;
}

function OrderList({ list, onCancelled }: OrderListProps) {
  const [placedId] = useState(getPlacedOrder);
  useEffect(() => clearPlacedOrder, []);
  const placed = list.find(({ _id, status }) => _id === placedId && isUndecided(status));
  if (list.length === 0) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-lg">You have no orders.</p>
        <LinkButton href={PATHS.home}>Find something to wear</LinkButton>
      </div>
    );
  }
  return (
    <>
      {placed && <PlacedNotice order={placed} />}
      <ul aria-label="Your orders" className="grid grid-cols-1 gap-6">
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
  return (
    <Notice>
      <p>
        <strong>Order {order.orderNumber} is placed.</strong>{" "}
        {isCollectedAtDoor(order.paymentMethod) ? (
          <>
            You pay <span className="price">{formatBdt(order.amount)}</span> in cash when it arrives, usually
          </>
        ) : (
          "It usually arrives"
        )}{" "}
        {deliveryTime()} after we confirm it.
      </p>
    </Notice>
  );
}

/** Confirms orders that were just cancelled, which the list no longer shows. */
function CancelledNotice({ orders }: { orders: OrderDto[] }) {
  return (
    <Notice>
      {orders.map(({ _id, orderNumber }) => (
        <p key={_id}>
          <strong>Order {orderNumber} is cancelled.</strong> You have nothing to pay for it.
        </p>
      ))}
    </Notice>
  );
}
