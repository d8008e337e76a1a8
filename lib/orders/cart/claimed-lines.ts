import type { Types } from "mongoose";

/**
 * The filter for the lines that these orders have claimed. It names the type, because the index holds claimed lines
 * alone, and without it the database would read every cart there is.
 */
export function claimedBy(orderIds: readonly Types.ObjectId[]) {
  return { orderId: { $in: [...orderIds], $type: "objectId" as const } };
}
