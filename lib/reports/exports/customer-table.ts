import "server-only";
import type { Types } from "mongoose";
import type { CsvCell } from "@/lib/platform/csv/write-csv";
import { Deadline } from "@/lib/platform/jobs/deadline";
import { toSheetPhone, toSheetTime } from "@/lib/reports/exports/rules";
import type { Table } from "@/lib/reports/exports/table";
import { groupBy } from "@/lib/platform/group-by";
import { shownOrders } from "@/lib/orders/queries";
import { Order } from "@/models/order";
import { User } from "@/models/user";
import { isSold } from "@/lib/orders/lifecycle/rules";
import { engineHint } from "@/lib/platform/database/engine-hint";

const HEADER = [
  "Name",
  "E-mail",
  "Joined",
  "Phone",
  "Address",
  "Orders",
  "Confirmed orders",
  "Confirmed amount",
  "Last order",
] as const;

const AT_ONCE = 200;

/** Every customer with an account, the newest first: how their last order reaches them, and what they have ordered. */
export function customerTable(): Table {
  return { header: HEADER, rows: customerRows() };
}

async function* customerRows(): AsyncGenerator<CsvCell[]> {
  const read = (seen?: Types.ObjectId) => new Deadline().within(() => readAfter(seen));
  for (let batch = await read(); batch.users.length > 0; batch = await read(batch.users.at(-1)?._id)) {
    const ordersOf = groupBy(batch.orders, ({ userId }) => userId?.toString() ?? "");
    for (const user of batch.users) yield toRow(user, ordersOf.get(user._id.toString()) ?? []);
  }
}

async function readAfter(seen?: Types.ObjectId) {
  const users = await User.find({
    role: "customer",
    expiresAt: null,
    ...(seen && { _id: { $lt: seen } }),
  })
    .select("name email createdAt")
    .sort({ _id: -1 })
    .limit(AT_ONCE)
    .lean();
  const orders = await Order.find({ userId: { $in: users.map(({ _id }) => _id) }, ...shownOrders({}) })
    .select("userId status amount exchangeOf.credit phone address orderTime")
    .hint(engineHint({ userId: 1, deletedAt: 1, _id: -1 }))
    .lean();
  return { users, orders };
}

type Batch = Awaited<ReturnType<typeof readAfter>>;

function toRow(user: Batch["users"][number], orders: Batch["orders"]): CsvCell[] {
  const confirmed = orders.filter(({ status }) => isSold(status));
  const last = orders.toSorted((a, b) => b.orderTime.getTime() - a.orderTime.getTime()).at(0);
  return [
    user.name,
    user.email,
    toSheetTime(user.createdAt),
    last && toSheetPhone(last.phone),
    last?.address,
    orders.length,
    confirmed.length,
    // The returned pieces paid for their exchange: they were counted with the first order.
    confirmed.reduce(
      (sum, { amount, exchangeOf }) => sum + Math.max(0, amount - (exchangeOf?.credit ?? 0)),
      0,
    ),
    last && toSheetTime(last.orderTime),
  ];
}
