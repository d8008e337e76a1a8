import { expect, it } from "vitest";
import { readCash } from "@/lib/cash/payouts/queries";
import { readCashFlow } from "@/lib/cash/read-cash-flow";
import { factsOf } from "@/lib/messages/facts";
import { readCsv } from "@/lib/platform/csv/read-csv";
import { listDays } from "@/lib/platform/time/periods";
import { getDeskNumbers } from "@/lib/reports/desk-home/queries";
import { exportCsv } from "@/lib/reports/exports/export-csv";
import { readNumbers } from "@/lib/reports/numbers/queries";
import { listDifferences } from "@/lib/reports/numbers/recount";
import { refreshNumbers } from "@/lib/reports/numbers/refresh-numbers";
import { collect } from "@/testing/collect";
import { useDatabase } from "@/testing/database";
import { type Book, makeMonth, type Month } from "@/testing/money-month";
import { readOrder } from "@/testing/orders";

useDatabase();

type Sum = Exclude<keyof Book, "orderId" | "day" | "standing">;

const sumOf = (books: Book[], name: Sum): number => books.reduce((sum, book) => sum + book[name], 0);
const confirmed = (books: Book[]): Book[] => books.filter(({ standing }) => standing === "confirmed");

/** What is the same in every place, as the books have it. */
function expectedOf({ books, kept }: Month) {
  const sum = (name: Sum) => sumOf(name === "advances" ? books : confirmed(books), name);
  const [received, advances, paidBack] = [sum("received"), sum("advances"), sum("paidBack")];
  return {
    toCollect: sum("toCollect"),
    expected: sum("expected"),
    due: sum("due"),
    short: sum("short"),
    over: sum("over"),
    received,
    advances,
    paidBack,
    net: received + advances - paidBack - kept,
  };
}

async function readHome({ books }: Month): Promise<Record<string, number>> {
  const days: Record<string, number> = {};
  for (const day of new Set(books.map((book) => book.day))) {
    const { today } = await getDeskNumbers(Date.parse(`${day}T23:00:00+06:00`));
    days[day] = today.toCollect;
  }
  return days;
}

async function readCashPage({ from, to }: Month) {
  const [{ couriers }, flow] = [await readCash(), await readCashFlow({ from, to })];
  const sum = (of: (courier: (typeof couriers)[number]) => number) =>
    couriers.reduce((total, courier) => total + of(courier), 0);
  const { received, advances, refunded: paidBack, net } = flow;
  return {
    expected: sum((courier) => courier.expected),
    due: sum(({ open, missing }) => open.reduce((total, { taka }) => total + taka, missing)),
    short: sum((courier) => courier.short),
    over: sum((courier) => courier.over),
    ofCouriers: sum((courier) => courier.received),
    flow: { received, advances, paidBack, net },
  };
}

const LIMITS = { maxBytes: 1e7, maxRows: 1e5, maxColumns: 50, maxCellCharacters: 1e4 };

/** The rows of a file by the names of the first one. */
async function exported(kind: "orders" | "numbers", { from, to }: Month) {
  const actor = { _id: null, email: "admin@example.com" };
  const text = (await collect(exportCsv({ actor, kind, body: { from, to } }))).join("");
  const [header, ...rows] = await collect(readCsv([Buffer.from(text)], LIMITS));
  return rows.map(({ cells }) =>
    Object.fromEntries(cells.map((cell, at) => [header?.cells[at] ?? "", cell])),
  );
}

async function readFile(month: Month) {
  const rows = await exported("orders", month);
  const sum = (name: string) =>
    rows
      // Each line has all of its order.
      .filter(({ Line, Status }) => Line === "1" && (Status === "Confirmed" || name === "Advance"))
      .reduce((total, row) => total + Number(row[name]), 0);
  return {
    toCollect: sum("To collect"),
    received: sum("Received"),
    short: sum("Short"),
    over: sum("Over"),
    paidBack: sum("Paid back"),
    advances: sum("Advance"),
  };
}

/** What the customers of these orders would be told to keep ready. */
async function readMessages(books: Book[]): Promise<number> {
  const told = books.map(async ({ orderId }) => {
    const order = await readOrder(orderId);
    return factsOf({ order, event: undefined, at: new Date(), link: null }).toPay;
  });
  return (await Promise.all(told)).reduce((sum, toPay) => sum + toPay, 0);
}

it(
  "the desk’s home, Cash, Numbers, files and messages tell the same money of a month, to the taka",
  { timeout: 240_000 },
  async () => {
    const month = await makeMonth();
    const { from, to, books } = month;
    const { net, ...expected } = expectedOf(month);
    const { toCollect, received, advances, paidBack, due, short, over } = expected;
    expect(Object.entries(expected).filter(([, sum]) => sum <= 0)).toEqual([]);
    expect(expected.expected - received).toBe(due + short - over);

    const homes = await readHome(month);
    for (const [day, taka] of Object.entries(homes)) {
      const ofDay = confirmed(books).filter((book) => book.day === day);
      expect([day, taka]).toEqual([day, sumOf(ofDay, "toCollect")]);
    }
    expect(Object.values(homes).reduce((sum, taka) => sum + taka, 0)).toBe(toCollect);

    expect(await readCashPage(month)).toEqual({
      expected: expected.expected,
      due,
      short,
      over,
      ofCouriers: received,
      flow: { received, advances, paidBack, net },
    });

    await refreshNumbers();
    const { total, series, couriersKept } = await readNumbers({ from, to });
    expect(couriersKept).toBe(month.kept);
    const numbers = {
      cashToCollect: toCollect,
      cashExpected: expected.expected,
      cashDue: due,
      cashReceived: received,
      cashShort: short,
      cashOver: over,
      advanceTaka: advances,
      refundedTaka: paidBack,
    };
    expect(total).toMatchObject(numbers);
    for (const { key, numbers: ofDay } of series) expect(ofDay.cashToCollect ?? 0).toBe(homes[key] ?? 0);
    expect(await listDifferences()).toEqual([]);

    expect(await readFile(month)).toEqual({ toCollect, received, short, over, paidBack, advances });
    const [row] = (await exported("numbers", month)).filter(({ By }) => By === "total");
    for (const [measure, taka] of Object.entries(numbers))
      expect([measure, row?.[measure]]).toEqual([measure, String(taka)]);

    expect(sumOf(books, "leftOut")).toBeGreaterThan(0);
    expect(await readMessages(confirmed(books))).toBe(toCollect - sumOf(books, "leftOut"));
    for (const book of books.filter(({ standing }) => standing !== "hidden"))
      expect(await readMessages([book])).toBe(book.toCollect - book.leftOut);

    const flows = await Promise.all(listDays(from, to).map((day) => readCashFlow({ from: day, to: day })));
    const ofDays = (name: "received" | "advances" | "refunded") =>
      flows.reduce((sum, flow) => sum + flow[name], 0);
    expect([ofDays("received"), ofDays("advances"), ofDays("refunded")]).toEqual([
      received,
      advances,
      paidBack,
    ]);
    expect(flows.filter((flow) => flow.received > 0).length).toBeGreaterThan(5);
  },
);
