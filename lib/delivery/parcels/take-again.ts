import "server-only";
import type { Types } from "mongoose";
import { AppError } from "@/lib/platform/http/errors";
import type { SettledLine } from "@/lib/orders/settle-order";
import { listDemands } from "@/lib/delivery/parcels/plan-returned";
import { refusedParcel } from "@/lib/delivery/parcels/read-parcel";
import { holdStock } from "@/lib/stock/hold-stock";
import { publishStock } from "@/lib/stock/publish-stock";
import { releaseHolds } from "@/lib/stock/release-holds";

interface TakeAgainOptions {
  /** Under which they are held until the commit. */
  changeId: Types.ObjectId;
  /** What had been given back. */
  givenBack: SettledLine[];
  commit: (taken: SettledLine[]) => Promise<string[] | null>;
}

/**
 * Takes pieces out of the stock again with the step that undoes their return. They are held first, so that nobody else has
 * them; a crash before the commit is undone by the sweeper, one after it is finished. Throws PARCEL_STATE where some are
 * gone by now.
 */
export async function takeAgain({ changeId, givenBack, commit }: TakeAgainOptions): Promise<string[] | null> {
  const taken = givenBack.map((line) => ({ ...line, quantity: -line.quantity }));
  if (taken.length === 0) return await commit([]);
  try {
    if (await holdStock({ orderId: changeId, demands: listDemands(taken), isJournaled: true }))
      throw refusedParcel("The pieces that came back are ordered again already. This cannot be undone.");
    const touched = await commit(taken);
    if (!touched) await letGo(changeId);
    return touched;
  } catch (error) {
    // After any other failure it is not known what the database did: the sweeper finds out.
    if (error instanceof AppError) await letGo(changeId);
    throw error;
  }
}

async function letGo(changeId: Types.ObjectId): Promise<void> {
  await publishStock(await releaseHolds(changeId));
}
