import "server-only";
import { sellableInWords } from "@/lib/orders/lines/words";
import { type Courier, COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import type { Types } from "mongoose";
import type { ParcelState } from "@/lib/orders/lifecycle";
import { describeState } from "@/lib/orders/lifecycle/words";
import { timeline } from "@/lib/words/en/orders-timeline";

interface Described {
  cartItems: { _id: Types.ObjectId; productName: string }[];
  parcel?: {
    state?: ParcelState | null;
    courier?: Courier | null;
    trackingCode?: string | null;
    trackingUrl?: string | null;
    consignmentId?: string | null;
    cashExpected?: number | null;
    cashReceived?: number | null;
    writtenOff?: { reason: string } | null;
    cash?: { reason?: string | null }[] | null;
    returned?: { lineId: Types.ObjectId; sellable: number; back?: number | null }[] | null;
  } | null;
}

/** What a record keeps of a parcel. Each field is there before and after, so that what was taken away shows too. */
export function describeParcel({ parcel, cartItems }: Described) {
  if (!parcel?.state) return {};
  const { state, courier, cash, writtenOff, returned } = parcel;
  const nameOf = (id: Types.ObjectId) => cartItems.find(({ _id }) => _id.equals(id))?.productName ?? "";
  return {
    parcel: describeState({ state, courier }, timeline),
    courier: courier ? COURIER_FACTS[courier].label : "",
    trackingCode: parcel.trackingCode ?? "",
    trackingUrl: parcel.trackingUrl ?? "",
    consignment: parcel.consignmentId ?? "",
    cashExpected: parcel.cashExpected ?? "",
    cashReceived: parcel.cashReceived ?? "",
    cashReason: cash?.at(-1)?.reason ?? "",
    writtenOff: writtenOff ? (parcel.cashExpected ?? 0) : "",
    writeOffReason: writtenOff?.reason ?? "",
    returned: (returned ?? []).map(({ lineId, sellable, back }) =>
      back && back > sellable
        ? `${back} × ${nameOf(lineId)} (${sellableInWords(sellable)})`
        : `${sellable} × ${nameOf(lineId)}`,
    ),
  };
}
