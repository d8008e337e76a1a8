import type { Metadata } from "next";
import { Invoice } from "@/components/print/invoice";
import { PackingSlip } from "@/components/print/packing-slip";
import { ParcelLabel } from "@/components/print/parcel-label";
import { PickList } from "@/components/print/pick-list";
import { PrintBar } from "@/components/print/print-bar";
import { requireStaff } from "@/lib/accounts/auth/current-user";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import { listPrintedOrders } from "@/lib/orders/all-orders/queries";
import { type PrintKind, printQuerySchema } from "@/lib/orders/all-orders/schema";
import { bengaliOnPaper } from "./paper-font";

export const metadata: Metadata = { title: "Print" };

interface PrintPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PrintPage({ searchParams }: PrintPageProps) {
  await requireStaff();
  const query = printQuerySchema.safeParse(await searchParams);
  const { ids = [], what = "slips" } = query.data ?? {};
  const orders = ids.length > 0 ? await withPageDeadline(() => listPrintedOrders(ids)) : [];
  const isTooMany = query.error?.issues.some(({ code }) => code === "too_big") ?? false;
  return (
    <div
      className={`${bengaliOnPaper.variable} [font-family:Archivo,var(--font-bengali-on-paper),sans-serif]`}
    >
      <PrintBar orders={orders} what={what} isTooMany={isTooMany} />
      <Papers orders={orders} what={what} />
    </div>
  );
}

function Papers({ orders, what }: { orders: PrintedOrder[]; what: PrintKind }) {
  if (orders.length === 0) return null;
  if (what === "picks") return <PickList orders={orders} />;
  if (what === "labels") return orders.map((order) => <ParcelLabel key={order._id} order={order} />);
  return orders.map((order) => (
    <article
      key={order._id}
      aria-label={`Slips of order ${order.orderNumber}`}
      className="sheet mb-6 overflow-x-auto border border-ink/15 bg-white p-5 sm:p-10 print:m-0 print:overflow-visible print:border-0 print:p-0"
    >
      <Invoice order={order} />
      <PackingSlip order={order} />
    </article>
  ));
}
