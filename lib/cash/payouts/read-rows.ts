import "server-only";
import { badCsv } from "@/lib/platform/csv/read-csv";
import { type CsvRecord, readRecords } from "@/lib/platform/csv/read-records";
import { toLatinDigits } from "@/lib/platform/text/digits";
import { MAX_PAYOUT_BYTES, MAX_PAYOUT_ROWS } from "@/lib/cash/payouts/constants";
import { parseTaka } from "@/lib/cash/payouts/rules";
import { cleanLine } from "@/lib/platform/text/text";

const LIMITS = {
  maxBytes: MAX_PAYOUT_BYTES,
  maxRows: MAX_PAYOUT_ROWS,
  maxColumns: 60,
  maxCellCharacters: 1_000,
};

/** Column names in couriers' files and people's own sheets. If several hold an amount, the first here counts. */
const COLUMNS = {
  invoice: [
    "Invoice",
    "Invoice ID",
    "Invoice No",
    "Invoice Number",
    "Merchant Invoice ID",
    "Order number",
    "Order No",
    "Order ID",
    "Order",
    "Merchant Order ID",
    "MerchantOrderId",
  ],
  code: ["Tracking code", "Tracking ID", "TrackingId", "Tracking"],
  consignment: ["Consignment", "Consignment ID", "ConsignmentId"],
  collected: ["Collected", "Collected amount", "Cash collection", "Cash collected"],
  cod: ["COD", "COD amount", "Cash on delivery"],
  amount: ["Amount", "Paid", "Paid amount"],
} as const;

const MAX_LABEL = 100;
const MAX_ORDER_DIGITS = 9;

export interface PayoutLine {
  row: number;
  /** The file's own name for the parcel. */
  label: string;
  orderNumber: number | null;
  codes: string[];
  amount: number | null;
}

/** The rows of a courier's file. Throws BAD_CSV and BODY_TOO_LARGE. */
export async function readPayoutLines(bytes: Uint8Array): Promise<PayoutLine[]> {
  const lines: PayoutLine[] = [];
  for await (const record of readRecords({
    source: [bytes],
    limits: LIMITS,
    columns: COLUMNS,
    required: [],
  })) {
    requireColumns(record);
    lines.push(toLine(record));
  }
  if (lines.length === 0) throw badCsv(2, "There is no row below the names of the columns.");
  return lines;
}

type PayoutRecord = CsvRecord<keyof typeof COLUMNS>;

function requireColumns({
  cells: { invoice, code, consignment, collected, cod, amount },
}: PayoutRecord): void {
  if ((invoice ?? code ?? consignment) === undefined)
    throw badCsv(1, "A column “Invoice”, “Order number” or “Tracking code” is missing.");
  if ((collected ?? cod ?? amount) === undefined)
    throw badCsv(1, "A column “Collected” or “Amount” is missing.");
}

function toLine({ row, cells, isTooLong }: PayoutRecord): PayoutLine {
  const { invoice = "", code = "", consignment = "", collected, cod, amount } = cells;
  const names = [invoice, code, consignment].map(cleanLine).filter((name) => name !== "");
  const digits = toLatinDigits(cleanLine(invoice)).replace(/^#/, "");
  const isNumber = /^\d+$/.test(digits) && digits.length <= MAX_ORDER_DIGITS;
  return {
    row,
    label: names.join(" · ").slice(0, MAX_LABEL),
    orderNumber: isNumber ? Number(digits) : null,
    codes: [...new Set([code, consignment].map(cleanLine).filter((name) => name !== ""))],
    // A comma outside quotes may have cut the amount in two.
    amount: isTooLong ? null : parseTaka(collected ?? cod ?? amount ?? ""),
  };
}
