import { patiently } from "@/tools/stress/fire";
import type { Stage } from "@/tools/stress/stage";
import { Order } from "@/models/order";

/** An order of the week, and how it is to end. */
export interface WeekParcel {
  orderId: string;
  /** Over Steadfast's API, or by a file. */
  isBooked: boolean;
  end: "delivered" | "partlyDelivered" | "returned" | "handedOver";
}

export const readOrders = (parcels: WeekParcel[]) =>
  patiently(() =>
    Order.find({ _id: { $in: parcels.map(({ orderId }) => orderId) } })
      .select("orderNumber amount cartItems events parcel")
      .lean(),
  );

/** Whether all is where it should be at the end: parcels, and what the courier has of them. */
export async function checkParcels(stage: Stage, parcels: WeekParcel[]): Promise<void> {
  const { consignments } = stage.courier;
  const orders = new Map((await readOrders(parcels)).map((order) => [order._id.toString(), order]));
  const booked = parcels.filter(({ isBooked }) => isBooked).length;
  stage.must(consignments.size === booked, `${consignments.size} consignments of ${booked} parcels`);
  for (const { orderId, end, isBooked } of parcels) {
    const { orderNumber, parcel } = orders.get(orderId) ?? {};
    const { state, consignmentId } = parcel ?? {};
    const theirs = isBooked ? String(consignments.get(String(orderNumber))?.consignment_id) : undefined;
    const name = `parcel ${orderId} is`;
    stage.must(state === end, `${name} ${state}, but was to be ${end}`);
    stage.must(
      consignmentId === theirs,
      `${name} consignment ${consignmentId}, but ${theirs} at the courier's`,
    );
  }
}
