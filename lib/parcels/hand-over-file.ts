import "server-only";
import type { Courier } from "@/lib/couriers/constants";
import type { CourierFile } from "@/lib/couriers/driver";
import { fileDriver } from "@/lib/couriers/file-driver";
import { CONSIGNMENT_SELECT, toConsignment } from "@/lib/parcels/to-consignment";
import { Order } from "@/models/order";

/** What the pages of the couriers take at once. */
const MOST_ROWS = 500;

interface FileOptions {
  courier: Courier;
  /** Without them, all that are packed. */
  ids?: string[] | undefined;
}

/** The file for a courier's page, of packed parcels, oldest first: 500 at most. It changes nothing. */
export async function makeCourierFile({ courier, ids }: FileOptions): Promise<CourierFile> {
  const orders = await readPacked(ids);
  return await fileDriver(courier).prepare(orders.map(toConsignment));
}

const readPacked = (ids: string[] | undefined) =>
  Order.find({ "parcel.state": "packed", deletedAt: null, ...(ids && { _id: { $in: ids } }) })
    .sort({ _id: 1 })
    .limit(MOST_ROWS)
    .select(CONSIGNMENT_SELECT)
    .lean();
