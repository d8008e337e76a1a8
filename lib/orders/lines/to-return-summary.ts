import "server-only";
import { type CustomerReturnDto, customerReturnSchema, type ReturnSummary } from "@/lib/orders/lines/dto";
import { lastReturnDay, listReturnable, picturesKeptUntil, valueOf } from "@/lib/orders/lines/rules";
import { isDelivered } from "@/lib/orders/lifecycle/rules";
import type { StoredReturn } from "@/lib/orders/lines/stored-return";
import { toDhakaIso } from "@/lib/platform/time/dhaka";

export function toReturnSummary(entry: StoredReturn): ReturnSummary {
  const { id, state, wish, at, by, decidedAt, refusal, pictures, lines, refund } = entry;
  const keptUntil = picturesKeptUntil(entry);
  const isKept = keptUntil === null || keptUntil.getTime() > Date.now();
  return {
    _id: id.toString(),
    state,
    wish,
    at: toDhakaIso(at),
    isAsked: by.role === "customer",
    piecesAsked: entry.piecesAsked ?? null,
    decidedAt: decidedAt ? toDhakaIso(decidedAt) : null,
    pictures: isKept ? (pictures ?? []).map(String) : [],
    refusal: refusal ?? null,
    lines: lines.map(({ lineId, quantity, reason, wanted, sellable }) => ({
      lineId: lineId.toString(),
      quantity,
      reason,
      wanted: wanted ?? null,
      sellable: sellable ?? null,
    })),
    value: valueOf(lines),
    note: entry.note ?? "",
    lateReason: entry.lateReason ?? "",
    refund: refund
      ? {
          at: toDhakaIso(refund.at),
          amount: refund.amount,
          method: refund.method,
          reference: refund.reference ?? "",
          reason: refund.reason ?? "",
        }
      : null,
  };
}

/** The schema takes away what the desk keeps for itself; a note is shown to the customer if it is their own. */
function toCustomerReturn(entry: StoredReturn): CustomerReturnDto {
  const { note, ...summary } = toReturnSummary(entry);
  return customerReturnSchema.parse({ ...summary, note: summary.isAsked ? note : "" });
}

interface StoredParcel {
  state?: string | null;
  since?: Date | null;
}

/** The last day on which a delivered parcel can be returned; null for any other. */
export function returnUntil(parcel: StoredParcel | null | undefined): string | null {
  return isDelivered(parcel?.state) && parcel?.since ? lastReturnDay(parcel.since) : null;
}

type StoredOrder = Parameters<typeof listReturnable>[0] & {
  parcel?: StoredParcel | null;
  returns?: StoredReturn[] | null;
};

/** What its customer has sent back, and what they can ask for, where anything was delivered. */
export function toReturnsOfCustomer(order: StoredOrder) {
  const { parcel, returns } = order;
  const until = returnUntil(parcel);
  return {
    ...(returns?.length && { returns: returns.map(toCustomerReturn) }),
    ...(until && { returnable: { until, lines: listReturnable(order) } }),
  };
}
