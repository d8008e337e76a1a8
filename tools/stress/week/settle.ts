import { checkPayout } from "@/lib/cash/payouts/check-payout";
import type { ParcelMoney } from "@/lib/cash/payouts/dto";
import { recordPayout } from "@/lib/cash/payouts/record-payout";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { parcelMoneyOf } from "@/lib/cash/money";
import { tell } from "@/tools/stress/many";
import type { Stage } from "@/tools/stress/stage";
import { readOrders, type WeekParcel } from "@/tools/stress/week/week-parcel";

/** Taka that each payout lacks, of its first parcel. */
const SHORT_BY = 1;

type PaidOrder = Awaited<ReturnType<typeof readOrders>>[number];

const isPaid = ({ parcel }: PaidOrder): boolean =>
  parcel?.state === "delivered" || parcel?.state === "partlyDelivered";

/** Each courier pays for what was delivered, one taka short, with a row twice and one of nobody; each payout comes twice. */
export async function settleAll(stage: Stage, parcels: WeekParcel[]): Promise<string> {
  const outcomes: string[] = [];
  for (const courier of ["steadfast", "pathao"] as const) {
    const orders = (await readOrders(parcels)).filter(
      (order) => order.parcel?.courier === courier && isPaid(order),
    );
    outcomes.push(...(await payOut(stage, courier, orders)));
  }
  const orders = await readOrders(parcels);
  const gaps = orders.filter(({ parcel }) => typeof parcel?.cashDifference === "number");
  const sum = (name: keyof ParcelMoney): number =>
    orders.reduce((total, { parcel }) => total + parcelMoneyOf(parcel)[name], 0);
  const [expected, received, due, short] = [sum("expected"), sum("received"), sum("due"), sum("short")];
  const named = gaps.map(({ orderNumber, parcel }) => `${orderNumber} ${parcel?.cashDifference}`);
  const isBalanced = expected - received === due + short - sum("over");
  const isTwice = gaps.length === 2 && short === 2 * SHORT_BY;
  stage.must(isTwice, `${gaps.length} differences, ${short} short together`);
  stage.must(isBalanced, `${received} received, ${due} due and ${short} short of ${expected} expected`);
  return `money: ${expected} expected, ${received} received, ${due} due, differences: ${named.join(", ")}; rows: ${tell(outcomes)}`;
}

/** Returns what became of the rows, and of the payout when it came again. */
async function payOut({ admin }: Stage, courier: Courier, orders: PaidOrder[]): Promise<string[]> {
  const rows = orders.map(({ orderNumber, parcel }, index) => ({
    orderNumber,
    amount: (parcel?.cashExpected ?? 0) - (index === 0 ? SHORT_BY : 0),
  }));
  const lines = [...rows.map(({ orderNumber, amount }) => `${orderNumber},${amount}`), "999999999,100"];
  const bytes = Buffer.from(["Invoice,Amount", ...lines].join("\n"));
  const total = rows.reduce((paid, { amount }) => paid + amount, 0);
  const payout = { courier, total, charges: 0 };
  const { digest, rows: checked } = await checkPayout({ payout, bytes });
  const named = { ...payout, reference: `${courier} of the week`, day: "2026-11-22", digest };
  const first = await recordPayout({ actor: admin.user, payout: named, bytes });
  const again = await recordPayout({ actor: admin.user, payout: named, bytes });
  const isSame = first.payout._id === again.payout._id;
  return [...checked.map(({ outcome }) => outcome), isSame ? "repeated, the same" : "repeated, another"];
}
