import { useWords } from "#words";
import { CategoryName, CourierName, DistrictName, ProductName } from "@/components/reports-desk/row-names";
import { returnShare } from "@/components/reports-desk/number-words";
import type { Column as AnyColumn } from "@/components/reports-desk/data-table";
import { NumbersTable, type NumbersTableProps } from "@/components/reports-desk/numbers-table";
import type { Measure } from "@/lib/reports/numbers/constants";
import type { NumbersReport, NumbersRow } from "@/lib/reports/numbers/dto";
import { readOptionKey } from "@/lib/reports/numbers/rules";
import type { Words } from "@/lib/words/words";

type Column = AnyColumn<NumbersRow>;
type Reports = Words["deskReports"];
interface Formats {
  units: Words["units"];
  percent: Words["deskKit"]["percent"];
}

type List = Omit<NumbersTableProps, "id" | "rows"> & {
  of: "categories" | "products" | "options" | "districts" | "couriers" | "reasons" | "sources";
};

function NothingYet({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words}</span>
    </>
  );
}

function columnsOf(
  { lists: { columns: heads }, nothingYet }: Reports,
  { units: { count }, percent }: Formats,
) {
  const column = (head: string, measure: Measure): Column => ({
    head,
    value: ({ numbers }) => count(numbers[measure] ?? 0),
  });
  const back: Column = {
    head: heads.sentBack,
    value: ({ numbers }) => returnShare(numbers, percent) || <NothingYet words={nothingYet} />,
  };
  const refused: Column = {
    head: heads.refused,
    value: ({ numbers: { returnedPieces = 0, sentBackPieces = 0 } }) =>
      count(returnedPieces - sentBackPieces),
  };
  return {
    orders: [
      column(heads.orders, "orders"),
      column(heads.confirmed, "confirmed"),
      column(heads.delivered, "delivered"),
      back,
    ],
    parcels: [column(heads.parcels, "orders"), column(heads.delivered, "delivered"), back],
    reasons: [column(heads.orders, "orders")],
    pieces: [
      column(heads.ordered, "pieces"),
      column(heads.sold, "deliveredPieces"),
      refused,
      column(heads.returned, "sentBackPieces"),
      column(heads.soldFor, "deliveredTaka"),
    ],
  };
}

const ordersOf = ({ numbers }: NumbersRow) => numbers.orders ?? 0;
const soldOf = ({ numbers }: NumbersRow) => numbers.deliveredPieces ?? 0;

function listsOf(reports: Reports, formats: Formats): List[] {
  const { lists } = reports;
  const columns = columnsOf(reports, formats);
  const [goods, orders] = [
    { columns: columns.pieces, measure: soldOf },
    { columns: columns.orders, measure: ordersOf },
  ];
  return [
    { ...goods, ...lists.categories, of: "categories", nameOf: ({ key }) => <CategoryName name={key} /> },
    {
      ...goods,
      ...lists.products,
      of: "products",
      note: lists.mostSold,
      nameOf: ({ name }) => <ProductName name={name} />,
    },
    {
      ...goods,
      ...lists.options,
      of: "options",
      note: lists.mostSold,
      nameOf: ({ key, name }) => <ProductName name={name} option={readOptionKey(key)} />,
    },
    { ...orders, ...lists.districts, of: "districts", nameOf: ({ key }) => <DistrictName district={key} /> },
    {
      ...orders,
      ...lists.couriers,
      of: "couriers",
      nameOf: ({ key }) => <CourierName courier={key} />,
      columns: columns.parcels,
    },
    {
      ...orders,
      ...lists.reasons,
      of: "reasons",
      nameOf: ({ key }) => reports.reason(key),
      columns: columns.reasons,
    },
    { ...orders, ...lists.sources, of: "sources", nameOf: ({ key }) => reports.source(key) },
  ];
}

/** The same orders by goods, place, courier and channel. */
export function NumberLists({ report }: { report: NumbersReport }) {
  const lists = listsOf(useWords("deskReports"), {
    units: useWords("units"),
    percent: useWords("deskKit").percent,
  });
  return (
    <div className="gap-8 lg:columns-2">
      {lists.map(({ of, ...list }) => (
        <NumbersTable key={of} id={`list-${of}`} rows={report[of]} {...list} />
      ))}
    </div>
  );
}
