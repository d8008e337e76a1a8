import type { Metadata } from "next";
import { Invoice, type ReturnTerms } from "@/components/print/invoice";
import { PackingSlip } from "@/components/print/packing-slip";
import { paperWords } from "@/components/print/paper-words";
import { ParcelLabel } from "@/components/print/parcel-label";
import { PickList } from "@/components/print/pick-list";
import { PrintBar } from "@/components/print/print-bar";
import { requireStaff } from "@/lib/accounts/auth/current-user";
import { PATHS } from "@/lib/paths";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
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
import { readUsualConditions } from "@/lib/settings/pages/queries";
import { readOrdersSettings } from "@/lib/settings/groups/queries";
import type { VatTerms } from "@/lib/settings/vat/rules";
import { bengaliOnPaper } from "./paper-font";
import { languageOfRequest, wordsOf } from "@/lib/words/of-request";
import type { Language } from "@/lib/words/constants";
import { localPath } from "@/lib/words/local-path.mjs";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskKit").titles.print });

export default async function PrintPage({ searchParams }: PageProps<"/dashboard/allOrders/print">) {
  await requireStaff();
  const query = printQuerySchema.safeParse(await searchParams);
  const { ids = [], what = "slips", size = LABEL_SIZES[0], now } = query.data ?? {};
  const orders = ids.length > 0 ? await withPageDeadline(() => listPrintedOrders(ids)) : [];
  const shelves = what === "picks" ? await withPageDeadline(() => readShelves(orders)) : NO_SHELVES;
  const [vat, returns] =
    what === "slips"
      ? await withPageDeadline(() => Promise.all([readOrdersSettings(), readReturns()]))
      : [NO_VAT, NO_RETURNS];
  const isTooMany = query.error?.issues.some(({ code }) => code === "too_big") ?? false;
  return (
    <div
      className={`${bengaliOnPaper.variable} [font-family:Archivo,var(--font-bengali-on-paper),sans-serif]`}
    >
      <PrintBar {...{ orders, what, size, isTooMany }} isAtOnce={now !== undefined} />
      <Papers {...{ orders, what, size, shelves, vat, returns }} />
    </div>
  );
}

type Returns = Readonly<Record<Language, ReturnTerms>>;

/** What is said of returns, in each language of an order. */
async function readReturns(): Promise<Returns> {
  const read = async (language: Language): Promise<ReturnTerms> => ({
    conditions: await readUsualConditions(language),
    policyAddress: absoluteUrl(localPath(language, PATHS.returns)),
  });
  const [en, bn] = await Promise.all([read("en"), read("bn")]);
  return { en, bn };
}

interface PapersProps {
  orders: PrintedOrder[];
  what: PrintKind;
  size: LabelSize;
  shelves: ReadonlyMap<string, string>;
  vat: VatTerms;
  returns: Returns;
}

const NO_SHELVES: ReadonlyMap<string, string> = new Map();
const NO_VAT: VatTerms = { bin: "", vatPercent: 0 };
const NONE: ReturnTerms = { conditions: null, policyAddress: "" };
const NO_RETURNS: Returns = { en: NONE, bn: NONE };

function Papers({ orders, what, size, shelves, vat, returns }: PapersProps) {
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
      <Slips order={order} vat={vat} returns={returns} />
    </article>
  ));
}

type SlipsProps = Pick<PapersProps, "vat" | "returns"> & { order: PrintedOrder };

/** What the customer gets with the parcel, in the language of their order. */
function Slips({ order, vat, returns }: SlipsProps) {
  const { language = "en" } = order;
  const words = paperWords(language);
  return (
    <>
      <Invoice order={order} words={words} vat={vat} returns={returns[language]} />
      <PackingSlip order={order} words={words} />
    </>
  );
}
