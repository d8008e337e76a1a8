import { unless } from "@/tools/stress/count";
import type { Stage } from "@/tools/stress/stage";
import { patiently } from "@/tools/stress/patiently";
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

/** What is not where it should be at the end: parcels, and what the courier has of them. */
export async function findWrong({ courier }: Stage, parcels: WeekParcel[]): Promise<string[]> {
  const orders = new Map((await readOrders(parcels)).map((order) => [order._id.toString(), order]));
  const booked = parcels.filter(({ isBooked }) => isBooked);
  return [
    ...unless(
      courier.consignments.size === booked.length,
      `${courier.consignments.size} consignments of ${booked.length} parcels`,
    ),
    ...parcels.flatMap(({ orderId, end, isBooked }) => {
      const { orderNumber, parcel } = orders.get(orderId) ?? {};
      const theirs = isBooked
        ? String(courier.consignments.get(String(orderNumber))?.consignment_id)
        : undefined;
      return [
        ...unless(parcel?.state === end, `parcel ${orderId} is ${parcel?.state}, but was to be ${end}`),
        ...unless(
          parcel?.consignmentId === theirs,
          `parcel ${orderId} is consignment ${parcel?.consignmentId}, but ${theirs} at the courier's`,
        ),
      ];
    }),
  ];
}
