import "server-only";
import type { CsvCell } from "@/lib/platform/csv/write-csv";
import { invalidField } from "@/lib/platform/http/errors";
import { deskKit } from "@/lib/words/en/desk-kit";
import { type DayRange, readRange } from "@/lib/platform/time/day-range";
import { listDays, monthOf } from "@/lib/platform/time/periods";
import type { ExportBody } from "@/lib/reports/exports/schema";
import type { Table } from "@/lib/reports/exports/table";
import { readTotals } from "@/lib/reports/numbers/count-period";
import { refreshNumbers } from "@/lib/reports/numbers/refresh-numbers";
import { goodsTaka } from "@/lib/reports/numbers/rules";
import { readOrdersSettings } from "@/lib/settings/groups/queries";
import { vatIn } from "@/lib/settings/vat/rules";

const REFRESH_MS = 10_000;
const HEADER = [
  "Month",
  "BIN",
  "Orders delivered",
  "Goods",
  "Discounts",
  "Delivery",
  "Returned",
  "Total with VAT",
  "VAT %",
  "VAT",
  "Total without VAT",
];

/**
 * What was delivered in the whole months of these days, in BDT, and the VAT in it at the rate of today, from the sums that
 * are kept: of the orders that were placed in a month, as they stand now. Throws INVALID_FIELDS for days that are no range.
 */
export function vatTable({ from, to }: ExportBody): Table {
  const { range, problem } = readRange(from, to, Date.now());
  if (problem) throw invalidField("to", deskKit.range.problems[problem]);
  return { header: HEADER, rows: vatRows(range) };
}

async function* vatRows({ from, to }: DayRange): AsyncGenerator<CsvCell[]> {
  await refreshNumbers({ withinMs: REFRESH_MS });
  const { bin, vatPercent } = await readOrdersSettings();
  const months = [...new Set(listDays(from, to).map(monthOf))];
  const totals = await readTotals(months);
  for (const month of months) {
    const numbers = totals.get(month) ?? {};
    const { delivered = 0, deliveredTaka = 0, discountTaka = 0, chargeTaka = 0, returnedTaka = 0 } = numbers;
    const vat = vatIn(deliveredTaka, vatPercent);
    yield [
      month,
      bin,
      delivered,
      goodsTaka(numbers),
      discountTaka,
      chargeTaka,
      returnedTaka,
      deliveredTaka,
      vatPercent,
      vat,
      deliveredTaka - vat,
    ];
  }
}
