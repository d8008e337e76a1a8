import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { Order } from "@/models/order";
import type { ParcelState } from "@/lib/orders/lifecycle";
import { type CarriedParcel, describeState } from "@/lib/orders/lifecycle/words";
import { isSold, parcelStateOf, PLACED, WITH_PARCEL } from "@/lib/orders/lifecycle/rules";
import { orderGone } from "@/lib/orders/order-gone";
import { timeline } from "@/lib/words/en/orders-timeline";

/** A Confirmed order with its parcel. Throws NOT_FOUND and PARCEL_STATE. */
export async function readParcel(orderId: string) {
  const order = await Order.findOne({ _id: orderId, $or: [PLACED, WITH_PARCEL] })
    .select("status version cartItems parcel returns exchangeOf deletedAt")
    .lean();
  if (!order) throw orderGone();
  if (!isSold(order.status)) throw refusedParcel("Only a Confirmed order has a parcel.");
  return { ...order, state: parcelStateOf(order) };
}

export const refusedParcel = (message: string, details?: { state: ParcelState }): AppError =>
  new AppError("PARCEL_STATE", { message, ...(details && { details }) });

/** Somebody else was faster. */
export const alreadyIn = (parcel: CarriedParcel): AppError =>
  refusedParcel(`This parcel has moved on in the meantime: it is “${describeState(parcel, timeline)}” now.`, {
    state: parcel.state,
  });
