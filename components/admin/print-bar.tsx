"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { MAX_PRINTED } from "@/lib/desk/schema";
import type { OrderDto } from "@/lib/orders/dto";

interface PrintBarProps {
  orders: OrderDto[];
  /** Whether more were asked for than are printed at once; then there are none here. */
  isTooMany: boolean;
}

/** What is about to be printed, and what to look at first. It is not printed itself. */
export function PrintBar({ orders, isTooMany }: PrintBarProps) {
  const undecided = orders.filter(({ status }) => status !== "Confirmed");
  if (isTooMany) {
    return (
      <p className="text-lg">
        At most {MAX_PRINTED} orders can be printed at once. Select fewer on the Orders page.
      </p>
    );
  }
  if (orders.length === 0) {
    return <p className="text-lg">There is no order to print. Select orders on the Orders page first.</p>;
  }
  return (
    <div className="mb-6 grid gap-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">
          {orders.length === 1 ? "Invoice and packing slip" : `Slips of ${orders.length} orders`}
        </h1>
        <Button onClick={() => void print()}>
          <Printer aria-hidden="true" className="size-5" strokeWidth={1.5} />
          Print
        </Button>
      </div>
      {undecided.length > 0 && (
        <Notice kind="warning">
          Not confirmed: {undecided.map(({ orderNumber, status }) => `${orderNumber} (${status})`).join(", ")}
          .
        </Notice>
      )}
    </div>
  );
}

/** Paper does not change any more: the fonts must have arrived. */
async function print(): Promise<void> {
  await document.fonts.ready;
  window.print();
}
