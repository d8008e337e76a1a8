import "server-only";
import { z } from "zod";
import type { BookedRow, BookingDriver, Consignment, FoundConsignment } from "@/lib/delivery/couriers/driver";
import { toPlainText } from "@/lib/delivery/couriers/plain-text";
import { callSteadfast } from "@/lib/delivery/couriers/steadfast/call";
import {
  HOME_DELIVERY,
  isKnownInvoice,
  MOST_ITEM_CHARACTERS,
  STEADFAST_PATHS,
} from "@/lib/delivery/couriers/steadfast/facts";
import { readSteadfastKeys, type SteadfastKeys } from "@/lib/delivery/couriers/steadfast/keys";
import { cleanLine, cutAtWord } from "@/lib/platform/text/text";

const MAX_MESSAGE = 200;
const NO_WORD = "Steadfast’s answer does not say whether it has this parcel.";

/** Books with Steadfast over its API; null where the shop has no keys of it. */
export function steadfastDriver(): BookingDriver | null {
  const keys = readSteadfastKeys();
  if (!keys) return null;
  return {
    courier: "steadfast",
    book: async (consignments) => await book(keys, consignments),
    find: async (orderNumber) => await find(keys, String(orderNumber)),
    readStatus: async (consignmentId, isComingBack) => {
      const { statusOfReturnById, statusById } = STEADFAST_PATHS;
      const path = (isComingBack ? statusOfReturnById : statusById)(consignmentId);
      return statusSchema.safeParse(await callSteadfast({ keys, path })).data?.delivery_status ?? null;
    },
  };
}

const invoiceOf = ({ orderNumber }: Consignment): string => String(orderNumber);

function toOrder(consignment: Consignment) {
  const { name, phone, address, amount, items, note, pieces } = consignment;
  return {
    invoice: invoiceOf(consignment),
    recipient_name: toPlainText(name),
    recipient_phone: phone,
    recipient_address: toPlainText(address),
    cod_amount: amount,
    item_description: toPlainText(items).slice(0, MOST_ITEM_CHARACTERS),
    ...(note && { note: toPlainText(note) }),
    total_lot: pieces,
    delivery_type: HOME_DELIVERY,
  };
}

const id = z.union([z.int().positive().transform(String), z.string().regex(/^[\w-]{1,64}$/)]);
const code = z.string().regex(/^[A-Za-z0-9][\w./-]{0,63}$/);
const link = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(500);

/** An error is a list, a list written as a text, or a text. */
const errors = z.union([z.array(z.string()), z.string().transform(parseErrors)]).catch([]);

const rowSchema = z.object({
  invoice: z.union([z.string(), z.number().transform(String)]),
  consignment_id: id.nullable().catch(null),
  tracking_code: code.catch(""),
  tracking_link: link.catch(""),
  error: errors,
});

const rowsSchema = z.object({ data: z.array(z.unknown()) });
const statusSchema = z.object({ delivery_status: z.string().regex(/^[a-z_]{1,60}$/) });

function parseErrors(text: string): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(text));
  } catch {
    return [text];
  }
}

async function book(keys: SteadfastKeys, consignments: readonly Consignment[]): Promise<BookedRow[]> {
  const body = { data: consignments.map(toOrder) };
  const answer = await callSteadfast({ keys, path: STEADFAST_PATHS.createMany, body });
  const rows = rowsSchema.safeParse(answer).data?.data ?? [];
  const byInvoice = new Map<string, BookedRow>();
  for (const row of rows) {
    const read = rowSchema.safeParse(row).data;
    if (read) byInvoice.set(read.invoice, toBookedRow(read));
  }
  return consignments.map(
    (consignment) => byInvoice.get(invoiceOf(consignment)) ?? { outcome: "unsure", message: NO_WORD },
  );
}

function toBookedRow(row: z.output<typeof rowSchema>): BookedRow {
  const { consignment_id: consignmentId, tracking_code: trackingCode, tracking_link, error } = row;
  if (consignmentId) return { outcome: "booked", consignmentId, trackingCode, trackingUrl: tracking_link };
  if (error.some(isKnownInvoice)) return { outcome: "known" };
  const message = cutAtWord(cleanLine(error.join(" ")), MAX_MESSAGE);
  return message ? { outcome: "refused", message } : { outcome: "unsure", message: NO_WORD };
}

const foundSchema = z.object({
  consignment_id: id.catch(""),
  tracking_code: code.catch(""),
});
/** The guide shows a status alone: what else it may hold is taken where it is there. */
const statusAnswerSchema = z.union([
  z.object({ consignment: foundSchema }).transform(({ consignment }) => consignment),
  foundSchema,
]);
const historySchema = z.object({ tracking: z.array(foundSchema) });

async function find(keys: SteadfastKeys, invoice: string): Promise<FoundConsignment | null> {
  const status = await callSteadfast({ keys, path: STEADFAST_PATHS.statusByInvoice(invoice) });
  if (!status) return null;
  const found = statusAnswerSchema.safeParse(status).data;
  const trackingCode = found?.tracking_code ?? "";
  if (found?.consignment_id) return { consignmentId: found.consignment_id, trackingCode };
  const history = await callSteadfast({ keys, path: STEADFAST_PATHS.historyByInvoice(invoice) });
  const steps = historySchema.safeParse(history).data?.tracking ?? [];
  const consignmentId = steps.findLast((step) => step.consignment_id !== "")?.consignment_id ?? "";
  return { consignmentId, trackingCode };
}
