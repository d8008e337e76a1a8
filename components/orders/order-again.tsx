"use client";

import Link from "next/link";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { useOrderAgain } from "@/components/orders/use-order-again";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { OrderDto } from "@/lib/orders/dto";
import { PATHS } from "@/lib/paths";

export function OrderAgain({ order }: { order: OrderDto }) {
  const { orderAgain, outcome, isPending } = useOrderAgain(order);
  return (
    <>
      <Button variant="quiet" disabled={isPending} onClick={() => void orderAgain()}>
        {isPending ? "Adding to your cart …" : "Order again"}
      </Button>
      <RetryingNotice isPending={isPending} />
      {outcome && (
        <div className="order-last w-full">
          <Notice kind={outcome.missed.length > 0 ? "warning" : "info"}>
            {outcome.added > 0 && (
              <p>
                {outcome.added} of {order.cartItems.length} added at today’s prices.{" "}
                <Link href={PATHS.cart} className="font-semibold text-indigo underline underline-offset-4">
                  See your cart
                </Link>
              </p>
            )}
            {outcome.missed.map(({ name, reason }, index) => (
              <p key={index}>
                <span className="font-semibold">{name}:</span> {reason}
              </p>
            ))}
          </Notice>
        </div>
      )}
    </>
  );
}
