import "server-only";
import type { Courier } from "@/lib/delivery/couriers/registry";
import type { CourierFile } from "@/lib/delivery/couriers/driver";
import { writeCourierFile } from "@/lib/delivery/couriers/write-file";
import { CONSIGNMENT_SELECT, toConsignment } from "@/lib/delivery/parcels/to-consignment";
import { readCouriersSettings } from "@/lib/delivery/settings/queries";
import { Order } from "@/models/order";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";
import { parcelIn } from "@/lib/orders/lifecycle/rules";

/** What the pages of the couriers take at once. */
const MOST_ROWS = 500;

interface FileOptions {
  courier: Courier;
  /** The parcels to list; all packed ones without it. */
  ids?: string[] | undefined;
}

/** The file for a courier's page, of packed parcels, oldest first: 500 at most. It changes nothing. */
export async function makeCourierFile({ courier, ids }: FileOptions): Promise<CourierFile> {
  const [orders, { pieceGrams, storeName }] = await Promise.all([readPacked(ids), readCouriersSettings()]);
  return await writeCourierFile(
    courier,
    orders.map((order) => ({ ...toConsignment(order, pieceGrams), store: storeName })),
  );
}

const readPacked = (ids: string[] | undefined) =>
  Order.find({ ...parcelIn(PARCEL_STEPS.handOver.from), deletedAt: null, ...(ids && { _id: { $in: ids } }) })
    .sort({ _id: 1 })
    .limit(MOST_ROWS)
    .select(CONSIGNMENT_SELECT)
    .lean();
