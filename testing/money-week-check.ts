import { readCash } from "@/lib/cash/payouts/queries";
import { readCashFlow } from "@/lib/cash/read-cash-flow";
import { readWholeShelf } from "@/lib/orders/read-shelf";
import { readCsv } from "@/lib/platform/csv/read-csv";
import { getDeskNumbers } from "@/lib/reports/desk-home/queries";
import { exportCsv } from "@/lib/reports/exports/export-csv";
import { readNumbers } from "@/lib/reports/numbers/queries";
import { refreshNumbers } from "@/lib/reports/numbers/refresh-numbers";
import { timeline } from "@/lib/words/en/orders-timeline";
import { goodsTaka, grossProfit } from "@/lib/reports/numbers/rules";
import { piecesOnShelf } from "@/lib/stock/rules";
import { collect } from "@/testing/collect";
import {
  COST,
  DAYS,
  dayOf,
  DELIVERY,
  isOut,
  isParcel,
  type Life,
  moneyOf,
  PRICE,
  SIZES,
  type Week,
} from "@/testing/money-week";

const [FROM, TO] = [dayOf(0), dayOf(DAYS - 1)];
const LIMITS = { maxBytes: 1e7, maxRows: 1e5, maxColumns: 50, maxCellCharacters: 1e4 };

const sumOf = (lives: readonly Life[], of: (life: Life) => number): number =>
  lives.reduce((sum, life) => sum + of(life), 0);

/** The figures that every place has to show, by the books: what payouts left out is due, and not received. */
export function tellWeek({ lives, shelf, missing }: Week) {
  const isShown = ({ state, isDeleted }: Life) => !isDeleted || isOut(state);
  const confirmed = lives.filter((life) => isShown(life) && isParcel(life.state));
  const toCollect = sumOf(confirmed, (life) => moneyOf(life).toCollect) + missing;
  const due = sumOf(confirmed, (life) => moneyOf(life).due) + missing;
  const received = sumOf(confirmed, (life) => life.received ?? 0) - missing;
  const advances = sumOf(lives.filter(isShown), (life) => life.advance);
  return {
    home: toCollect,
    cash: { due, received, advances },
    numbers: { toCollect, due, received, advances },
    file: { toCollect, due, received, advances },
    sales: tellSales(confirmed),
    shelf: SIZES.map((size) => shelf[size]),
  };
}

/** What was delivered, in Numbers and in the file of orders; the file has no cost. */
function tellSales(confirmed: readonly Life[]) {
  const delivered = confirmed.filter(({ state }) => state === "delivered");
  const discounts = sumOf(delivered, ({ discount }) => discount);
  const pieces = sumOf(delivered, (life) => life.pieces);
  const sales = { goods: pieces * PRICE - discounts, discounts, charges: delivered.length * DELIVERY };
  return { numbers: { ...sales, profit: sales.goods - pieces * COST }, file: sales };
}

/** The same figures as the shop shows them. */
export async function readWeek({ productId }: Week): Promise<ReturnType<typeof tellWeek>> {
  await refreshNumbers();
  const { total } = await readNumbers({ from: FROM, to: TO });
  const { sales, ...file } = await readFile();
  return {
    home: await readHome(),
    cash: await readCashPage(),
    numbers: {
      toCollect: total.cashToCollect ?? 0,
      due: total.cashDue ?? 0,
      received: total.cashReceived ?? 0,
      advances: total.advanceTaka ?? 0,
    },
    file,
    sales: {
      numbers: {
        goods: goodsTaka(total),
        discounts: total.discountTaka ?? 0,
        charges: total.chargeTaka ?? 0,
        profit: grossProfit(total),
      },
      file: sales,
    },
    shelf: (await readWholeShelf(productId)).map(piecesOnShelf),
  };
}

async function readHome(): Promise<number> {
  let sum = 0;
  for (let day = 0; day < DAYS; day += 1)
    sum += (await getDeskNumbers(Date.parse(`${dayOf(day)}T23:00:00+06:00`))).today.toCollect;
  return sum;
}

async function readCashPage() {
  const [{ couriers }, flow] = [await readCash(), await readCashFlow({ from: FROM, to: TO })];
  const due = couriers
    .flatMap(({ open, missing }) => [...open.map(({ taka }) => taka), missing])
    .reduce((sum, taka) => sum + taka, 0);
  return { due, received: flow.received, advances: flow.advances };
}

async function readFile() {
  const actor = { _id: null, email: "admin@example.com" };
  const text = (await collect(exportCsv({ actor, kind: "orders", body: { from: FROM, to: TO } }))).join("");
  const [header, ...rows] = await collect(readCsv([Buffer.from(text)], LIMITS));
  const at = (name: string) => header?.cells.indexOf(name) ?? -1;
  const sumIn = (some: typeof rows, name: string) =>
    some.reduce((total, { cells }) => total + Number(cells[at(name)]), 0);
  const sum = (name: string, isOfAll = false) =>
    sumIn(isOfAll ? rows : rows.filter(({ cells }) => cells[at("Status")] === "Confirmed"), name);
  const delivered = rows.filter(({ cells }) => cells[at("Parcel")] === timeline.parcels.delivered);
  const [discounts, charges] = [sumIn(delivered, "Discount"), sumIn(delivered, "Charge")];
  return {
    toCollect: sum("To collect"),
    due: sum("Due"),
    received: sum("Received"),
    advances: sum("Advance", true),
    sales: { goods: sumIn(delivered, "Line price") - discounts, discounts, charges },
  };
}
