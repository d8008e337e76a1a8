import "server-only";
import type { Types } from "mongoose";
import type { Snapshot, SnapshotReader } from "@/lib/accounts/audit-log/audit-action";
import { describeParcel } from "@/lib/delivery/parcels/describe-parcel";
import { describeReturns } from "@/lib/orders/lines/describe-returns";
import { describeContents } from "@/lib/orders/rules";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { Order } from "@/models/order";

/** What the log records of an order; null if there is none. */
export async function readOrderSnapshot(id: string): Promise<Snapshot | null> {
  const order = await Order.findById(id).lean();
  if (!order) return null;
  const { orderNumber, name, status, calls, notes, nextCallAt, advance, advanceNote } = order;
  const desk = {
    ...(calls?.length && { call: calls.at(-1)?.outcome }),
    ...(nextCallAt && { callAgain: toDhakaIso(nextCallAt) }),
    ...(advance && { advance: advance.amount, advanceReference: advance.reference }),
    ...(advanceNote?.notFoundAt && { advanceNotFound: advanceNote.amount }),
    ...(notes?.length && { note: notes.at(-1)?.text }),
  };
  return {
    label: `${orderNumber} of ${name}`,
    fields: {
      status,
      ...describeContents(order),
      ...desk,
      ...describeParcel(order),
      ...describeReturns(order, await numberExchanges(order.returns)),
    },
  };
}

/** The numbers of the orders that bring something else for these returns, by their ids. */
async function numberExchanges(
  returns: readonly { exchangeOrderId?: Types.ObjectId | null }[] | null | undefined,
): Promise<Map<string, number>> {
  const ids = (returns ?? []).flatMap(({ exchangeOrderId }) => exchangeOrderId ?? []);
  if (ids.length === 0) return new Map();
  const orders = await Order.find({ _id: { $in: ids } })
    .select("orderNumber")
    .lean();
  return new Map(
    orders.flatMap(({ _id, orderNumber }) => (orderNumber ? [[_id.toString(), orderNumber]] : [])),
  );
}

/** For work that changes nothing but orders. */
export const readSnapshotOfOrder: SnapshotReader = async (kind, id) =>
  kind === "order" ? await readOrderSnapshot(id) : null;
