import "server-only";
import { type Courier, COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import type { Types } from "mongoose";
import type { PayoutOutcome } from "@/lib/cash/payouts/constants";
import type { PayoutRowDto } from "@/lib/cash/payouts/dto";
import type { PayoutLine } from "@/lib/cash/payouts/read-rows";
import { judgeAmount } from "@/lib/cash/payouts/rules";
import { parcelMoneyOf } from "@/lib/cash/money";
import { Order } from "@/models/order";
import { Payout } from "@/models/payout";
import { isOut, parcelStateOf, WITH_PARCEL } from "@/lib/orders/lifecycle/rules";

const FIELDS = "orderNumber name parcel";
/** So many fit into a query at once. */
const AT_ONCE = 500;

/** What each row of a courier's file would bring, and to which parcel: nothing is written. */
export async function matchRows(courier: Courier, lines: PayoutLine[]): Promise<PayoutRowDto[]> {
  const orders = await findOrders(lines);
  const byNumber = new Map(orders.map((order) => [order.orderNumber, order]));
  const byCode = new Map<string, FoundOrder>();
  for (const order of orders) {
    // A code is unique within its courier.
    const code = order.parcel?.trackingCode;
    if (code && (!byCode.has(code) || order.parcel?.courier === courier)) byCode.set(code, order);
  }
  const found = lines.map((line) => {
    const numbered = line.orderNumber === null ? undefined : byNumber.get(line.orderNumber);
    const coded = line.codes.flatMap((code) => byCode.get(code) ?? [])[0];
    const isMismatch = numbered && coded && !numbered._id.equals(coded._id);
    return { line, order: isMismatch ? undefined : (numbered ?? coded), isMismatch: Boolean(isMismatch) };
  });
  const times = countTimes(found.flatMap(({ order }) => order?._id.toString() ?? []));
  const references = await readReferences(orders);
  return found.map(({ line, order, isMismatch }) => {
    const { parcel } = order ?? {};
    const state = parcelStateOf({ parcel });
    const due = parcelMoneyOf(parcel).expected;
    const received = parcel?.cashReceived ?? null;
    const isDoubled = (times.get(order?._id.toString() ?? "") ?? 0) > 1;
    return {
      row: line.row,
      label: line.label,
      amount: line.amount,
      outcome: isMismatch
        ? "mismatch"
        : judge({ courier, order, amount: line.amount, isDoubled, due, received }),
      orderId: order?._id.toString() ?? null,
      orderNumber: order?.orderNumber ?? null,
      name: order?.name ?? "",
      state: order ? state : null,
      due: order ? due : null,
      received,
      paidBy: received === null ? "" : (references.get(parcel?.payoutId?.toString() ?? "") ?? "by hand"),
    };
  });
}

type FoundOrder = Awaited<ReturnType<typeof findSome>>[number];

async function findOrders(lines: PayoutLine[]): Promise<FoundOrder[]> {
  const found = new Map<string, FoundOrder>();
  for (let at = 0; at < lines.length; at += AT_ONCE)
    for (const order of await findSome(lines.slice(at, at + AT_ONCE))) found.set(order._id.toString(), order);
  return [...found.values()];
}

async function findSome(lines: PayoutLine[]) {
  // The types are what the partial indexes ask for.
  const byNumber: Record<string, object> = {
    orderNumber: { $in: lines.flatMap(({ orderNumber }) => orderNumber ?? []), $type: "number" },
  };
  const byCode: Record<string, object> = {
    "parcel.trackingCode": { $in: lines.flatMap(({ codes }) => codes), $type: "string" },
  };
  const [numbered, coded] = await Promise.all([
    Order.find({ ...byNumber, ...WITH_PARCEL })
      .select(FIELDS)
      .lean(),
    Order.find({ ...byCode, ...WITH_PARCEL })
      .select(FIELDS)
      .lean(),
  ]);
  return [...numbered, ...coded];
}

function countTimes(ids: string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

/** The names of the payouts that paid these orders. */
async function readReferences(orders: FoundOrder[]): Promise<Map<string, string>> {
  const ids = orders.flatMap(({ parcel }): Types.ObjectId[] => (parcel?.payoutId ? [parcel.payoutId] : []));
  if (ids.length === 0) return new Map();
  const payouts = await Payout.find({ _id: { $in: ids } })
    .select("courier reference day")
    .lean();
  return new Map(
    payouts.map(({ _id, courier, reference, day }) => [
      _id.toString(),
      `${COURIER_FACTS[courier].label} ${reference} of ${day}`,
    ]),
  );
}

interface JudgeOptions {
  courier: Courier;
  order: FoundOrder | undefined;
  amount: number | null;
  isDoubled: boolean;
  due: number;
  received: number | null;
}

function judge({ courier, order, amount, isDoubled, due, received }: JudgeOptions): PayoutOutcome {
  if (!order) return "unknown";
  if (isDoubled) return "doubled";
  if (amount === null) return "unreadable";
  if (!isOut(parcelStateOf(order))) return "notHandedOver";
  if (order.parcel?.courier !== courier) return "anotherCourier";
  return judgeAmount({ amount, due, received });
}
