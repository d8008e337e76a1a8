import "server-only";
import { STOCK_UNITS } from "@/lib/maintenance/backup/collections";
import { getDatabase, RAW_READ } from "@/lib/maintenance/backup/stored";
import { RACED, retryRaced } from "@/lib/platform/database/compare-and-set";
import { ORDER_COUNTER } from "@/lib/orders/place/next-order-number";
import { Counter } from "@/models/counter";

/**
 * All stock units, and the number of the last order that they know of. Orders with a higher one may hold something in
 * these units, which can be given back, but have sold nothing in them. As large as the catalogue, so in memory.
 */
export async function readCutoff() {
  let lastOrderNumber = await readLastOrderNumber();
  let units = await readUnits();
  const read = () => ({ lastOrderNumber, units });
  // Otherwise an order that is left out could have been placed and confirmed while the units were read.
  return await retryRaced(async () => {
    const number = await readLastOrderNumber();
    if (number === lastOrderNumber) return read();
    lastOrderNumber = number;
    units = await readUnits();
    return RACED;
  }, read);
}

function readUnits() {
  return getDatabase().collection(STOCK_UNITS).find({}, RAW_READ).sort({ _id: 1 }).toArray();
}

async function readLastOrderNumber(): Promise<number> {
  const counter = await Counter.findById(ORDER_COUNTER).lean();
  return counter?.value ?? 0;
}
