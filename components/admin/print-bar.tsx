"use client";

import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { MAX_PRINTED } from "@/lib/admin-orders/schema";
import type { OrderDto } from "@/lib/orders/dto";
import { PATHS } from "@/lib/paths";

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
      <NothingToPrint>
        At most {MAX_PRINTED} orders can be printed at once. Select fewer on the Orders page.
      </NothingToPrint>
    );
  }
  if (orders.length === 0) {
    return (
      <NothingToPrint>There is no order to print. Select orders on the Orders page first.</NothingToPrint>
    );
  }
  return (
    <div className="mb-6 grid gap-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">
          {orders.length === 1 ? "Invoice and packing slip" : `Slips for ${orders.length} orders`}
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

function NothingToPrint({ children }: { children: ReactNode }) {
  return (
    <>
      <h1 className="mb-4 text-2xl">Nothing to print</h1>
      <p className="mb-6 text-lg">{children}</p>
      <LinkButton href={PATHS.allOrders}>Back to the orders</LinkButton>
    </>
  );
}

/** Paper does not change any more: the fonts must have arrived. */
async function print(): Promise<void> {
  await document.fonts.ready;
  window.print();
}
