"use client";

import { Printer } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { useMarkPrinted } from "@/lib/orders/all-orders/api";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import { MAX_PRINTED, type PrintKind } from "@/lib/orders/all-orders/schema";
import { PATHS, printPath } from "@/lib/paths";
import { isSold } from "@/lib/orders/lifecycle/rules";

interface PrintBarProps {
  orders: PrintedOrder[];
  what: PrintKind;
  /** Whether more were asked for than are printed at once; then there are none here. */
  isTooMany: boolean;
}

const TITLES: Record<PrintKind, [ofOne: string, ofMany: string]> = {
  slips: ["Invoice and packing slip", "Slips for"],
  labels: ["Label", "Labels for"],
  picks: ["Pick list", "Pick list for"],
};

const LINKS: [PrintKind, string][] = [
  ["slips", "Invoice and slip"],
  ["labels", "Labels"],
  ["picks", "Pick list"],
];

/** What is about to be printed, and what to look at first. It is not printed itself. */
export function PrintBar({ orders, what, isTooMany }: PrintBarProps) {
  const marking = useMarkPrinted();
  const ids = orders.map(({ _id }) => _id);
  const undecided = orders.filter(({ status }) => !isSold(status));

  async function printAll(): Promise<void> {
    // Paper does not change any more: the fonts must have arrived.
    await document.fonts.ready;
    // Sent first: while the browser's dialog is open nothing else is.
    if (what !== "picks") marking.mutate(ids);
    window.print();
  }

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
          {orders.length === 1 ? TITLES[what][0] : `${TITLES[what][1]} ${orders.length} orders`}
        </h1>
        <Button onClick={() => void printAll()}>
          <Printer aria-hidden="true" className="size-5" strokeWidth={1.5} />
          Print
        </Button>
      </div>
      <nav aria-label="What to print">
        <ul className="flex flex-wrap gap-x-6">
          {LINKS.map(([kind, label]) => (
            <li key={kind}>
              <Link
                href={printPath(ids, kind)}
                aria-current={kind === what ? "page" : undefined}
                className="inline-flex min-h-11 items-center border-b-2 border-transparent font-medium hover:border-ink/40 aria-[current=page]:border-selvedge"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {marking.error && (
        <Notice kind="error">These orders are not marked as printed. {marking.error.message}</Notice>
      )}
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
