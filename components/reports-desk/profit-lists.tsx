import { sourceName } from "@/components/reports-desk/number-words";
import type { Column } from "@/components/reports-desk/data-table";
import { NumbersTable, type NumbersTableProps } from "@/components/reports-desk/numbers-table";
import { formatCount } from "@/lib/platform/text/format";
import type { NumbersReport, NumbersRow } from "@/lib/reports/numbers/dto";
import { grossProfit } from "@/lib/reports/numbers/rules";

const COLUMNS: readonly Column<NumbersRow>[] = [
  { head: "Discounts", value: ({ numbers }) => formatCount(numbers.discountTaka ?? 0) },
  { head: "Sold for", value: ({ numbers }) => formatCount(numbers.costedTaka ?? 0) },
  { head: "Cost", value: ({ numbers }) => formatCount(numbers.costTaka ?? 0) },
  { head: "Profit", value: ({ numbers }) => formatCount(grossProfit(numbers)) },
];

const LISTS = [
  {
    of: "categories",
    title: "Gross profit by category",
    head: "Category",
    note: "BDT, of pieces that were delivered and kept and whose cost is known.",
    nameOf: ({ key }) => key,
  },
  {
    of: "products",
    title: "Gross profit by product",
    head: "Product",
    note: "The twenty most sold.",
    nameOf: ({ name }) => name,
  },
  {
    of: "sources",
    title: "Gross profit by channel",
    head: "Channel",
    nameOf: ({ key }) => sourceName(key),
  },
] as const satisfies (Pick<NumbersTableProps, "title" | "head" | "note" | "nameOf"> & {
  of: keyof NumbersReport;
})[];

/** Gross profit by goods and channel, of those that have any. */
export function ProfitLists({ report }: { report: NumbersReport }) {
  return (
    <div className="gap-8 lg:columns-2">
      {LISTS.map(({ of, ...list }) => (
        <NumbersTable
          key={of}
          rows={report[of].filter(({ numbers }) => numbers.costedTaka)}
          measure={({ numbers }) => Math.max(0, grossProfit(numbers))}
          columns={COLUMNS}
          {...list}
        />
      ))}
    </div>
  );
}
