import type { Metadata } from "next";
import { Invoice } from "@/components/admin/invoice";
import { PackingSlip } from "@/components/admin/packing-slip";
import { PrintBar } from "@/components/admin/print-bar";
import { requireAdmin } from "@/lib/auth/current-user";
import { withPageDeadline } from "@/lib/http/page-deadline";
import { printQuerySchema } from "@/lib/admin-orders/schema";
import { listOrdersByIds } from "@/lib/orders/queries";
import { bengaliOnPaper } from "./paper-font";

export const metadata: Metadata = { title: "Print" };

interface PrintPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PrintPage({ searchParams }: PrintPageProps) {
  await requireAdmin();
  const query = printQuerySchema.safeParse(await searchParams);
  const orders = query.success ? await withPageDeadline(() => listOrdersByIds(query.data.ids)) : [];
  const isTooMany = query.error?.issues.some(({ code }) => code === "too_big") ?? false;
  return (
    <div
      className={`${bengaliOnPaper.variable} [font-family:Archivo,var(--font-bengali-on-paper),sans-serif]`}
    >
      <PrintBar orders={orders} isTooMany={isTooMany} />
      {orders.map((order) => (
        <article
          key={order._id}
          aria-label={`Slips of order ${order.orderNumber}`}
          className="sheet mb-6 overflow-x-auto border border-ink/15 bg-white p-5 sm:p-10 print:m-0 print:overflow-visible print:border-0 print:p-0"
        >
          <Invoice order={order} />
          <PackingSlip order={order} />
        </article>
      ))}
    </div>
  );
}
