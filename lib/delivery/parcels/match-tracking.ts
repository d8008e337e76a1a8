import "server-only";
import type { TrackingMatch } from "@/lib/delivery/parcels/dto";
import { findMove, parcelStateOf, SOLD } from "@/lib/orders/lifecycle/rules";
import type { TrackingRow } from "@/lib/delivery/parcels/schema";
import { Order } from "@/models/order";

const FIELDS = "orderNumber name parcel";

/** What the codes that a courier gave would mean for each order: nothing is written. */
export async function matchTracking(rows: TrackingRow[]): Promise<TrackingMatch[]> {
  // The types are what the partial indexes ask for.
  const byNumber: Record<string, object> = {
    orderNumber: { $in: rows.map(({ orderNumber }) => orderNumber), $type: "number" },
  };
  const byCode: Record<string, object> = {
    "parcel.trackingCode": { $in: rows.map(({ code }) => code), $type: "string" },
  };
  const [orders, holders] = await Promise.all([
    Order.find({ ...byNumber, ...SOLD })
      .select(FIELDS)
      .lean(),
    Order.find(byCode).select(FIELDS).lean(),
  ]);
  return rows.map(({ orderNumber, code }) => {
    const order = orders.find((one) => one.orderNumber === orderNumber);
    const state = parcelStateOf(order ?? {});
    const has = order?.parcel?.trackingCode ?? "";
    const holder = holders.find((one) => one.parcel?.trackingCode === code);
    const row = {
      orderNumber,
      code,
      orderId: order?._id.toString() ?? "",
      name: order?.name ?? "",
      state,
      courier: order?.parcel?.courier ?? null,
      other: "",
    };
    if (!order) return { ...row, outcome: "unknown" as const };
    if (has === code) return { ...row, outcome: "known" as const };
    if (holder) return { ...row, outcome: "doubled" as const, other: String(holder.orderNumber ?? "") };
    if (!findMove(state, state)) return { ...row, outcome: "notPacked" as const };
    return has
      ? { ...row, outcome: "another" as const, other: has }
      : { ...row, outcome: "matched" as const };
  });
}
