import "server-only";
import type { Types } from "mongoose";
import { countPieces, describeChoice, itemsTotal } from "@/lib/cart/rules";
import type { Courier } from "@/lib/couriers/constants";
import type { Consignment } from "@/lib/couriers/driver";
import { findQuarter, findZone } from "@/lib/delivery-zones/find-zone";
import { cashToCollect } from "@/lib/parcels/rules";

/** Of the items' description. */
const MOST_CHARACTERS = 250;

/** What is read of an order for this. */
export const CONSIGNMENT_SELECT =
  "orderNumber name phone address deliveryLocation amount advance exchangeOf cartItems parcel";

interface PackedOrder {
  _id: Types.ObjectId;
  orderNumber?: number | null;
  name: string;
  phone: string;
  address: string;
  deliveryLocation: string;
  amount: number;
  advance?: { amount: number } | null;
  exchangeOf?: { credit: number } | null;
  cartItems: { productName: string; size: string; color: string; quantity: number; price: number }[];
  parcel?: {
    courier?: Courier | null;
    trackingCode?: string | null;
    consignmentId?: string | null;
    booking?: { state: string } | null;
  } | null;
}

/** The parcel of an order as a courier is told of it. */
export function toConsignment(order: PackedOrder): Consignment {
  const { _id, orderNumber, name, phone, address, deliveryLocation, cartItems } = order;
  const { courier, trackingCode, consignmentId, booking } = order.parcel ?? {};
  const zone = findZone(address);
  const isInside = (zone?.location ?? deliveryLocation) === "Inside Dhaka";
  const items = cartItems.map((line) => {
    const choice = describeChoice(line);
    return `${line.quantity} × ${line.productName}${choice && ` (${choice})`}`;
  });
  return {
    orderId: _id.toString(),
    orderNumber: orderNumber ?? 0,
    name,
    phone,
    address,
    amount: cashToCollect(order),
    value: itemsTotal(cartItems),
    items: items.join(", ").slice(0, MOST_CHARACTERS),
    pieces: countPieces(cartItems),
    city: isInside ? "Dhaka" : (zone?.place ?? ""),
    zone: isInside ? (findQuarter(address) ?? "") : "",
    courier: courier ?? undefined,
    trackingCode: trackingCode ?? undefined,
    consignmentId: consignmentId ?? undefined,
    isBeingBooked: booking?.state === "sent",
  };
}
