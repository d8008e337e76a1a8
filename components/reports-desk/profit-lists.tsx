import { useWords } from "#words";
import type { Column } from "@/components/reports-desk/data-table";
import { NumbersTable, type NumbersTableProps } from "@/components/reports-desk/numbers-table";
import { CategoryName, ProductName } from "@/components/reports-desk/row-names";
import type { NumbersReport, NumbersRow } from "@/lib/reports/numbers/dto";
import { grossProfit } from "@/lib/reports/numbers/rules";
import type { Words } from "@/lib/words/words";

type List = Pick<NumbersTableProps, "title" | "head" | "note" | "nameOf"> & {
  of: "categories" | "products" | "sources";
};

const listsOf = (words: Words["deskReports"]["lists"], source: Words["deskReports"]["source"]): List[] => [
  { ...words.profitByCategory, of: "categories", nameOf: ({ key }) => <CategoryName name={key} /> },
  {
    ...words.profitByProduct,
    of: "products",
    note: words.mostSold,
    nameOf: ({ name }) => <ProductName name={name} />,
  },
  { ...words.profitBySource, of: "sources", nameOf: ({ key }) => source(key) },
];

/** Gross profit by goods and channel, of those that have any. */
export function ProfitLists({ report }: { report: NumbersReport }) {
  const { lists: words, source } = useWords("deskReports");
  const { count } = useWords("units");
  const columns: Column<NumbersRow>[] = [
    { head: words.columns.discounts, value: ({ numbers }) => count(numbers.discountTaka ?? 0) },
    { head: words.columns.costedTaka, value: ({ numbers }) => count(numbers.costedTaka ?? 0) },
    { head: words.columns.cost, value: ({ numbers }) => count(numbers.costTaka ?? 0) },
    { head: words.columns.profit, value: ({ numbers }) => count(grossProfit(numbers)) },
  ];
  const lists = listsOf(words, source);
  return (
    <div className="gap-8 lg:columns-2">
      {lists.map(({ of, ...list }) => (
        <NumbersTable
          key={of}
          id={`profit-${of}`}
          rows={report[of].filter(({ numbers }) => numbers.costedTaka)}
          measure={({ numbers }) => Math.max(0, grossProfit(numbers))}
          columns={columns}
          {...list}
        />
      ))}
    </div>
  );
}
