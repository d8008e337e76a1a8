import "server-only";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { parcelMoneyOf } from "@/lib/cash/money";
import type { ParcelMoney } from "@/lib/cash/payouts/dto";
import type { LeftOut } from "@/lib/cash/payouts/left-out";
import { OWN_RIDER } from "@/lib/orders/carrier/words";
import { PARCEL_STEPS, type ParcelState } from "@/lib/orders/lifecycle";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { Order } from "@/models/order";

const RECENT_MS = 30 * DAY_MS;
const BY_HAND_OVER = "handOvers";

/** Parcels of one courier in one state: their sums, in whole BDT. */
export interface RecentCash {
  courier: Courier;
  money: Pick<ParcelMoney, "expected" | "received">;
}

interface Group {
  courier?: Courier | null;
  state?: ParcelState | null;
}

interface GroupSums {
  _id: Group;
  cashExpected: number;
  cashReceived: number;
}

/**
 * The cash of the parcels that were handed over in the last 30 days. The database adds it up in an index that holds all it
 * needs. In one state, what is expected of parcels and what came in for them is that of their sums.
 */
export async function sumRecent(now: number, leftOut: LeftOut): Promise<RecentCash[]> {
  const recent = { "parcel.handedOverAt": { $gt: new Date(now - RECENT_MS) } };
  const [groups, leftOutOf] = await Promise.all([
    Order.aggregate<GroupSums>([
      { $match: recent },
      {
        $group: {
          _id: { courier: "$parcel.courier", state: "$parcel.state" },
          cashExpected: { $sum: "$parcel.cashExpected" },
          cashReceived: { $sum: "$parcel.cashReceived" },
        },
      },
    ]).hint(engineHint(BY_HAND_OVER)),
    sumLeftOut(recent, leftOut),
  ]);
  return groups.map(({ _id, ...sums }) => ({
    courier: courierOf(_id),
    money: parcelMoneyOf({ state: stateOf(_id), ...sums }, leftOutOf.get(keyOf(_id))),
  }));
}

const courierOf = ({ courier }: Group): Courier => courier ?? OWN_RIDER;

const stateOf = ({ state }: Group): ParcelState => state ?? PARCEL_STEPS.handOver.to;

const keyOf = (group: Group): string => `${courierOf(group)} ${stateOf(group)}`;

/** What payouts left out of these parcels, by courier and state. */
async function sumLeftOut(recent: object, leftOut: LeftOut): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  if (leftOut.size === 0) return sums;
  const noted = { _id: { $in: [...leftOut.keys()] }, "parcel.cashReceived": { $ne: null }, ...recent };
  for (const { _id, parcel } of await Order.find(noted).select("parcel.courier parcel.state").lean()) {
    const key = keyOf({ ...parcel });
    sums.set(key, (sums.get(key) ?? 0) + (leftOut.get(_id.toString()) ?? 0));
  }
  return sums;
}
