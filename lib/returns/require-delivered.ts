import "server-only";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { lastReturnDay } from "@/lib/orders/lines/rules";
import { refusedReturn, type ReturnableOrder } from "@/lib/returns/read-returnable";
import { isDelivered } from "@/lib/orders/lifecycle/rules";

interface Clock {
  /** The last day in Dhaka on which it can be returned. */
  until: string;
  isOver: boolean;
}

/** Throws RETURN_STATE for what was not delivered. */
export function requireDelivered({ parcel }: Pick<ReturnableOrder, "parcel">, now = Date.now()): Clock {
  const { state, since } = parcel ?? {};
  if (!isDelivered(state) || !since) throw refusedReturn("Only what was delivered can be returned.");
  const until = lastReturnDay(since);
  return { until, isOver: toDhakaDay(now) > until };
}
