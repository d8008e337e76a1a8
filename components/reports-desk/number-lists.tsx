import {
  courierName,
  districtName,
  reasonName,
  returnShare,
  sourceName,
} from "@/components/reports-desk/number-words";
import type { Column as AnyColumn } from "@/components/reports-desk/data-table";
import { NumbersTable, type NumbersTableProps } from "@/components/reports-desk/numbers-table";
import { formatCount } from "@/lib/platform/text/format";
import type { Measure } from "@/lib/reports/numbers/constants";
import type { NumbersReport, NumbersRow } from "@/lib/reports/numbers/dto";
import { readOptionKey } from "@/lib/reports/numbers/rules";
import { describeOption } from "@/lib/stock/options";

function NothingYet() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">nothing yet</span>
    </>
  );
}

type Column = AnyColumn<NumbersRow>;

const count = (head: string, measure: Measure): Column => ({
  head,
  value: ({ numbers }) => formatCount(numbers[measure] ?? 0),
});

const BACK: Column = { head: "Sent back", value: ({ numbers }) => returnShare(numbers) || <NothingYet /> };
const BY_ORDER = [
  count("Orders", "orders"),
  count("Confirmed", "confirmed"),
  count("Delivered", "delivered"),
  BACK,
];
const REFUSED: Column = {
  head: "Refused",
  value: ({ numbers: { returnedPieces = 0, sentBackPieces = 0 } }) =>
    formatCount(returnedPieces - sentBackPieces),
};
const BY_PIECE = [
  count("Ordered", "pieces"),
  count("Sold", "deliveredPieces"),
  REFUSED,
  count("Returned", "sentBackPieces"),
  count("Sold for, BDT", "deliveredTaka"),
];

const ordersOf = ({ numbers }: NumbersRow) => numbers.orders ?? 0;
const soldOf = ({ numbers }: NumbersRow) => numbers.deliveredPieces ?? 0;

const [GOODS, ORDERS] = [
  { columns: BY_PIECE, measure: soldOf },
  { columns: BY_ORDER, measure: ordersOf },
];
const MOST_SOLD = "The twenty most sold.";

const LISTS = [
  {
    ...GOODS,
    of: "categories",
    title: "Categories",
    head: "Category",
    note: "Pieces of confirmed orders. Sold is what was delivered and kept; refused was sent back at the door, returned was sent back later.",
    nameOf: ({ key }) => key,
  },
  {
    ...GOODS,
    of: "products",
    title: "Products",
    head: "Product",
    note: MOST_SOLD,
    nameOf: ({ name }) => name,
  },
  {
    ...GOODS,
    of: "options",
    title: "Sizes and colors",
    head: "Product, size and color",
    note: MOST_SOLD,
    nameOf: ({ key, name }) => [name, describeOption(readOptionKey(key))].filter(Boolean).join(", "),
  },
  {
    ...ORDERS,
    of: "districts",
    title: "Districts",
    head: "District",
    note: "As the address tells it.",
    nameOf: ({ key }) => districtName(key),
  },
  {
    ...ORDERS,
    of: "couriers",
    title: "Couriers",
    head: "Courier",
    nameOf: ({ key }) => courierName(key),
    columns: [count("Parcels", "orders"), count("Delivered", "delivered"), BACK],
  },
  {
    ...ORDERS,
    of: "reasons",
    title: "Why orders were cancelled",
    head: "Reason",
    nameOf: ({ key }) => reasonName(key),
    columns: [count("Orders", "orders")],
  },
  {
    ...ORDERS,
    of: "sources",
    title: "Where orders came from",
    head: "Way",
    nameOf: ({ key }) => sourceName(key),
  },
] as const satisfies (Omit<NumbersTableProps, "rows"> & { of: keyof NumbersReport })[];

/** The same orders by goods, place, courier and channel. */
export function NumberLists({ report }: { report: NumbersReport }) {
  return (
    <div className="gap-8 lg:columns-2">
      {LISTS.map(({ of, ...list }) => (
        <NumbersTable key={of} rows={report[of]} {...list} />
      ))}
    </div>
  );
}
