import "server-only";
import type { Types } from "mongoose";
import { holdForChange } from "@/lib/orders/hold-for-change";
import type { SettledLine } from "@/lib/orders/settle-order";
import { listDemands } from "@/lib/orders/list-demands";
import { refusedParcel } from "@/lib/delivery/parcels/read-parcel";
import { holdStock } from "@/lib/stock/hold-stock";

interface TakeAgainOptions {
  /** The id under which the pieces are held until the commit. */
  changeId: Types.ObjectId;
  /** The pieces that had been given back. */
  givenBack: SettledLine[];
  commit: (taken: SettledLine[]) => Promise<string[] | null>;
}

/**
 * Takes pieces out of the stock again with the step that undoes their return. Throws PARCEL_STATE where some are gone by
 * now.
 */
export async function takeAgain({ changeId, givenBack, commit }: TakeAgainOptions): Promise<string[] | null> {
  const taken = givenBack.map((line) => ({ ...line, quantity: -line.quantity }));
  if (taken.length === 0) return await commit([]);
  return await holdForChange({
    changeId,
    async hold() {
      if (await holdStock({ orderId: changeId, demands: listDemands(taken), isJournaled: true }))
        throw refusedParcel(
          "Some of the pieces that came back have been ordered again. This can no longer be undone.",
        );
    },
    commit: () => commit(taken),
  });
}
