import { beforeEach, describe, expect, it } from "vitest";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { readCsv } from "@/lib/platform/csv/read-csv";
import { rangeBefore } from "@/lib/platform/time/day-range";
import { addDays, toDhakaDay } from "@/lib/platform/time/dhaka";
import { exportCsv } from "@/lib/reports/exports/export-csv";
import { DIMENSIONS, type Measure } from "@/lib/reports/numbers/constants";
import { readDimension, readNumbers } from "@/lib/reports/numbers/queries";
import { listDifferences, recountNumbers } from "@/lib/reports/numbers/recount";
import { refreshNumbers } from "@/lib/reports/numbers/refresh-numbers";
import { goodsTaka, grossProfit } from "@/lib/reports/numbers/rules";
import { changeSettings } from "@/lib/messages/settings/change-settings";
import { monthOf } from "@/lib/platform/time/periods";
import { collect } from "@/testing/collect";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { openReturnOf, receiveReturn, wantBack } from "@/testing/returns";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";

useDatabase();

const LIMITS = { maxBytes: 1e7, maxRows: 1e4, maxColumns: 60, maxCellCharacters: 1e4 };
const TODAY = () => ({ from: toDhakaDay(Date.now()), to: toDhakaDay(Date.now()) });

let admin: UserDto;
let customer: UserDto;
let jeans: ProductDto;
let cap: ProductDto;

beforeEach(async () => {
  [admin, customer] = [await makeAdmin(), await makeProvedUser()];
  jeans = await makeProduct({ price: 1_000, cost: 400, stock: "50" });
  cap = await makeProduct({ price: 500, category: "Caps", stock: "50" });
});

async function deliver(product: ProductDto, quantity: number, fields: object = {}): Promise<string> {
  const orderId = await makeOrder(customer, { product, quantity });
  await Order.updateOne({ _id: orderId }, fields);
  await bringTo(admin, orderId, "delivered");
  return orderId;
}

/** Every way that pieces go, on one day. */
async function liveADay(): Promise<void> {
  await deliver(jeans, 2, { discount: { amount: 300, reason: "regular" }, amount: 1_800 });
  await deliver(cap, 1, { source: "phone" });
  const sentBack = await deliver(jeans, 3);
  const returnId = await openReturnOf(admin, sentBack, await wantBack(sentBack, [[jeans, 1]]));
  await receiveReturn(admin, sentBack, returnId);
  const inPart = await makeOrder(customer, { product: jeans, quantity: 2 });
  await bringTo(admin, inPart, "handedOver");
  const lineId = (await readOrder(inPart)).cartItems[0]?._id.toString() ?? "";
  await moveTo(admin, inPart, {
    from: "handedOver",
    to: "partlyDelivered",
    returned: [{ lineId, sellable: 1 }],
  });
  for (const state of ["returned", "lost", "handedOver"] as const)
    await bringTo(admin, await makeOrder(customer, { product: jeans }), state);
  await makeOrder(customer, { product: jeans });
}

async function read(range = TODAY()) {
  await refreshNumbers();
  return await readNumbers(range);
}

const PROFIT: Measure[] = ["discountTaka", "costedTaka", "costTaka", "uncostedPieces"];

describe("gross profit", () => {
  it("is what was agreed for delivered and kept pieces, less what they cost on their day", async () => {
    await liveADay();
    const { total } = await read();
    expect(total).toMatchObject({
      chargeTaka: 400,
      discountTaka: 300,
      costedTaka: 1_700 + 2_000 + 1_000,
      costTaka: 400 * (2 + 2 + 1),
      uncostedPieces: 1,
    });
    expect([goodsTaka(total), grossProfit(total)]).toEqual([5_200, 2_700]);
    await updateProduct({ productId: jeans._id, fields: { cost: 999 } });
    await recountNumbers();
    expect((await read()).total).toEqual(total);
    expect(await listDifferences()).toEqual([]);
  });

  it("adds up to the same in whatever it is summed by, and in the file", async () => {
    await liveADay();
    const { total, series } = await read();
    expect(series.map(({ numbers }) => numbers)).toEqual([total]);
    const sum = (rows: { numbers: typeof total }[], of: (numbers: typeof total) => number) =>
      rows.reduce((all, { numbers }) => all + of(numbers), 0);
    for (const dimension of ["source", "district", "category", "product", "option"] as const) {
      const rows = await readDimension(dimension, TODAY());
      for (const measure of PROFIT)
        expect([dimension, measure, sum(rows, (numbers) => numbers[measure] ?? 0)]).toEqual([
          dimension,
          measure,
          total[measure],
        ]);
      expect([dimension, sum(rows, goodsTaka)]).toEqual([dimension, goodsTaka(total)]);
    }
    const text = (await collect(exportCsv({ actor: admin, kind: "numbers", body: TODAY() }))).join("");
    const [header, ...rows] = await collect(readCsv([Buffer.from(text)], LIMITS));
    const at = header?.cells.indexOf("grossProfitTaka") ?? -1;
    const profitBy = (by: string) =>
      rows.filter(({ cells }) => cells[0] === by).reduce((all, { cells }) => all + Number(cells[at]), 0);
    const parts = [
      ...DIMENSIONS.filter((dimension) => dimension !== "minutes" && dimension !== "reason"),
      "day",
    ];
    expect(parts.map((by) => [by, profitBy(by)])).toEqual(parts.map((by) => [by, 2_700]));
  });

  it("is told by month for the VAT return, at the rate that is set", async () => {
    await liveADay();
    await changeSettings({ version: 0, orders: { bin: "0012345670101", vatPercent: 7.5 } });
    const text = (await collect(exportCsv({ actor: admin, kind: "vat", body: TODAY() }))).join("");
    const [, ...rows] = await collect(readCsv([Buffer.from(text)], LIMITS));
    const { total } = await read();
    expect(rows.map(({ cells }) => cells)).toEqual([
      [
        monthOf(TODAY().from),
        "001234567-0101",
        "4",
        "5200",
        "300",
        "400",
        String(total.returnedTaka),
        "5600",
        "7.5",
        "391",
        "5209",
      ],
    ]);
  });

  it("rounds once for each line", async () => {
    const orderId = await deliver(jeans, 3);
    await Order.updateOne({ _id: orderId }, { $set: { "cartItems.0.costPaisa": 33_350 } });
    expect((await read()).total.costTaka).toBe(1_001);
  });
});

describe("the range before", () => {
  it.each([
    ["2026-11-05", "2026-11-05", "2026-11-04", "2026-11-04"],
    ["2026-11-01", "2026-11-30", "2026-10-01", "2026-10-31"],
    ["2026-03-01", "2026-03-31", "2026-02-01", "2026-02-28"],
    ["2026-11-01", "2026-11-10", "2026-10-22", "2026-10-31"],
  ])("of %s to %s is %s to %s", (from, to, ...before) => {
    expect(Object.values(rangeBefore({ from, to }))).toEqual(before);
  });

  it("is told with the range", async () => {
    const orderId = await deliver(jeans, 1);
    const yesterday = addDays(TODAY().from, -1);
    await Order.updateOne({ _id: orderId }, { orderTime: new Date(`${yesterday}T12:00:00+06:00`) });
    const { total, before } = await read();
    expect([total, before]).toMatchObject([{}, { from: yesterday, to: yesterday, total: { costTaka: 400 } }]);
  });
});
