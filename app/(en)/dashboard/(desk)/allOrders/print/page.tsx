import type { Metadata } from "next";
import { Invoice } from "@/components/print/invoice";
import { PackingSlip } from "@/components/print/packing-slip";
import { paperWords } from "@/components/print/paper-words";
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
import { readReturnConditions } from "@/lib/settings/pages/queries";
import { readOrdersSettings } from "@/lib/settings/groups/queries";
import type { VatTerms } from "@/lib/settings/vat/rules";
import { bengaliOnPaper } from "./paper-font";
import { languageOfRequest, wordsOf } from "@/lib/words/of-request";
import type { Language } from "@/lib/words/constants";
import type { ShownText } from "@/lib/words/owners-text";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskKit").titles.print });

export default async function PrintPage({ searchParams }: PageProps<"/dashboard/allOrders/print">) {
  await requireStaff();
  const query = printQuerySchema.safeParse(await searchParams);
  const { ids = [], what = "slips", size = LABEL_SIZES[0], now } = query.data ?? {};
  const orders = ids.length > 0 ? await withPageDeadline(() => listPrintedOrders(ids)) : [];
  const shelves = what === "picks" ? await withPageDeadline(() => readShelves(orders)) : NO_SHELVES;
  const [vat, conditions] =
    what === "slips"
      ? await withPageDeadline(() => Promise.all([readOrdersSettings(), readConditions()]))
      : [NO_VAT, NO_CONDITIONS];
  const isTooMany = query.error?.issues.some(({ code }) => code === "too_big") ?? false;
  return (
    <div
      className={`${bengaliOnPaper.variable} [font-family:Archivo,var(--font-bengali-on-paper),sans-serif]`}
    >
      <PrintBar {...{ orders, what, size, isTooMany }} isAtOnce={now !== undefined} />
      <Papers {...{ orders, what, size, shelves, vat, conditions }} />
    </div>
  );
}

type Conditions = Readonly<Record<Language, ShownText<readonly string[]>>>;

/** What a return asks for, in each language of an order. */
async function readConditions(): Promise<Conditions> {
  const [en, bn] = await Promise.all([readReturnConditions("en"), readReturnConditions("bn")]);
  return { en, bn };
}

interface PapersProps {
  orders: PrintedOrder[];
  what: PrintKind;
  size: LabelSize;
  shelves: ReadonlyMap<string, string>;
  vat: VatTerms;
  conditions: Conditions;
}

const NO_SHELVES: ReadonlyMap<string, string> = new Map();
const NO_VAT: VatTerms = { bin: "", vatPercent: 0 };
const NONE: ShownText<readonly string[]> = { text: [], lang: undefined };
const NO_CONDITIONS: Conditions = { en: NONE, bn: NONE };

function Papers({ orders, what, size, shelves, vat, conditions }: PapersProps) {
  const words = paperWords(languageOfRequest());
  if (orders.length === 0) return null;
  if (what === "picks") return <PickList orders={orders} words={words} shelves={shelves} />;
  if (what === "labels")
    return (
      <div className="overflow-x-auto print:overflow-visible">
        {orders.map((order) => (
          <ParcelLabel key={order._id} order={order} words={words} size={size} />
        ))}
      </div>
    );
  return orders.map((order) => (
    <article
      key={order._id}
      aria-label={words.papers.slips(words.orders.number(order.orderNumber))}
      className="sheet mb-6 overflow-x-auto border border-ink/15 bg-white p-5 sm:p-10 print:m-0 print:overflow-visible print:border-0 print:p-0"
    >
      <Slips order={order} vat={vat} conditions={conditions} />
    </article>
  ));
}

type SlipsProps = Pick<PapersProps, "vat" | "conditions"> & { order: PrintedOrder };

/** What the customer gets with the parcel, in the language of their order. */
function Slips({ order, vat, conditions }: SlipsProps) {
  const { language = "en" } = order;
  const words = paperWords(language);
  return (
    <>
      <Invoice order={order} words={words} vat={vat} conditions={conditions[language]} />
      <PackingSlip order={order} words={words} />
    </>
  );
}
