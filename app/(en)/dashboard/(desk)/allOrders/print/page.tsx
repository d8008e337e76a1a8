import type { Metadata } from "next";
import { Invoice } from "@/components/print/invoice";
import { PackingSlip } from "@/components/print/packing-slip";
import { ParcelLabel } from "@/components/print/parcel-label";
import { PickList } from "@/components/print/pick-list";
import { PrintBar } from "@/components/print/print-bar";
import { requireStaff } from "@/lib/accounts/auth/current-user";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import { readShelves } from "@/lib/orders/all-orders/read-shelves";
import { listPrintedOrders } from "@/lib/orders/all-orders/queries";
import {
  LABEL_SIZES,
  type LabelSize,
  type PrintKind,
  printQuerySchema,
} from "@/lib/orders/all-orders/schema";
import { readOrdersSettings } from "@/lib/settings/groups/queries";
import type { VatTerms } from "@/lib/settings/vat/rules";
import { bengaliOnPaper } from "./paper-font";
import { languageOfRequest, wordsOf } from "@/lib/words/of-request";
import { langOfEnglish } from "@/lib/words/owners-text";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskKit").titles.print });

export default async function PrintPage({ searchParams }: PageProps<"/dashboard/allOrders/print">) {
  await requireStaff();
  const query = printQuerySchema.safeParse(await searchParams);
  const { ids = [], what = "slips", size = LABEL_SIZES[0], now } = query.data ?? {};
  const orders = ids.length > 0 ? await withPageDeadline(() => listPrintedOrders(ids)) : [];
  const shelves = what === "picks" ? await withPageDeadline(() => readShelves(orders)) : NO_SHELVES;
  const vat = what === "slips" ? await withPageDeadline(readOrdersSettings) : NO_VAT;
  const isTooMany = query.error?.issues.some(({ code }) => code === "too_big") ?? false;
  return (
    <div
      className={`${bengaliOnPaper.variable} [font-family:Archivo,var(--font-bengali-on-paper),sans-serif]`}
    >
      <PrintBar {...{ orders, what, size, isTooMany }} isAtOnce={now !== undefined} />
      <div lang={what === "picks" ? undefined : langOfEnglish(languageOfRequest())} className="contents">
        <Papers {...{ orders, what, size, shelves, vat }} />
      </div>
    </div>
  );
}

interface PapersProps {
  orders: PrintedOrder[];
  what: PrintKind;
  size: LabelSize;
  shelves: ReadonlyMap<string, string>;
  vat: VatTerms;
}

const NO_SHELVES: ReadonlyMap<string, string> = new Map();
const NO_VAT: VatTerms = { bin: "", vatPercent: 0 };

function Papers({ orders, what, size, shelves, vat }: PapersProps) {
  if (orders.length === 0) return null;
  if (what === "picks") return <PickList orders={orders} shelves={shelves} />;
  if (what === "labels")
    return (
      <div className="overflow-x-auto print:overflow-visible">
        {orders.map((order) => (
          <ParcelLabel key={order._id} order={order} size={size} />
        ))}
      </div>
    );
  return orders.map((order) => (
    <article
      key={order._id}
      aria-label={`Slips of order ${order.orderNumber}`}
      className="sheet mb-6 overflow-x-auto border border-ink/15 bg-white p-5 sm:p-10 print:m-0 print:overflow-visible print:border-0 print:p-0"
    >
      <Invoice order={order} vat={vat} />
      <PackingSlip order={order} />
    </article>
  ));
}
