import {
  courierName,
  districtName,
  reasonName,
  returnShare,
  sourceName,
} from "@/components/reports-desk/number-words";
import { type Column, NumbersTable } from "@/components/reports-desk/numbers-table";
import { describeChoice } from "@/lib/orders/cart/rules";
import { formatCount } from "@/lib/platform/text/format";
import type { Measure } from "@/lib/reports/numbers/constants";
import type { NumbersReport } from "@/lib/reports/numbers/dto";
import type { NumbersRow } from "@/lib/reports/numbers/dto";
import { readOptionKey } from "@/lib/reports/numbers/rules";

function NothingYet() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">nothing yet</span>
    </>
  );
}

const count = (head: string, measure: Measure): Column => ({
  head,
  value: ({ numbers }) => formatCount(numbers[measure] ?? 0),
});

const BACK: Column = { head: "Came back", value: ({ numbers }) => returnShare(numbers) || <NothingYet /> };
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

/** The same orders by goods, place, courier and way in. */
export function NumberLists({ report }: { report: NumbersReport }) {
  return (
    <div className="gap-8 lg:columns-2">
      <GoodsLists report={report} />
      <OrderLists report={report} />
    </div>
  );
}

function GoodsLists({ report }: { report: NumbersReport }) {
  return (
    <>
      <NumbersTable
        title="Categories"
        head="Category"
        note="Pieces of confirmed orders. Sold is what was delivered and kept; refused came back with the courier, returned was sent back later."
        rows={report.categories}
        nameOf={({ key }) => key}
        columns={BY_PIECE}
        measure={soldOf}
      />
      <NumbersTable
        title="Products"
        head="Product"
        note="The twenty most sold."
        rows={report.products}
        nameOf={({ name }) => name}
        columns={BY_PIECE}
        measure={soldOf}
      />
      <NumbersTable
        title="Sizes and colors"
        head="Product, size and color"
        note="The twenty most sold."
        rows={report.options}
        nameOf={({ key, name }) => [name, describeChoice(readOptionKey(key))].filter(Boolean).join(", ")}
        columns={BY_PIECE}
        measure={soldOf}
      />
    </>
  );
}

function OrderLists({ report }: { report: NumbersReport }) {
  return (
    <>
      <NumbersTable
        title="Districts"
        head="District"
        note="As the address tells it."
        rows={report.districts}
        nameOf={({ key }) => districtName(key)}
        columns={BY_ORDER}
        measure={ordersOf}
      />
      <NumbersTable
        title="Couriers"
        head="Courier"
        rows={report.couriers}
        nameOf={({ key }) => courierName(key)}
        columns={[count("Parcels", "orders"), count("Delivered", "delivered"), BACK]}
        measure={ordersOf}
      />
      <NumbersTable
        title="Why orders were cancelled"
        head="Reason"
        rows={report.reasons}
        nameOf={({ key }) => reasonName(key)}
        columns={[count("Orders", "orders")]}
        measure={ordersOf}
      />
      <NumbersTable
        title="Where orders came from"
        head="Way"
        rows={report.sources}
        nameOf={({ key }) => sourceName(key)}
        columns={BY_ORDER}
        measure={ordersOf}
      />
    </>
  );
}
