import "server-only";
import type { Types } from "mongoose";
import { areaName } from "@/lib/areas";
import { countPieces, itemsTotal } from "@/lib/orders/cart/rules";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { bookingCourier } from "@/lib/delivery/couriers/rules";
import { weighParcel } from "@/lib/delivery/couriers/weights";
import type { Consignment } from "@/lib/delivery/couriers/driver";
import type { PieceGrams } from "@/lib/delivery/settings/schema";
import { findDistrict, findQuarter } from "@/lib/settings/zones/find-zone";
import { DHAKA } from "@/lib/settings/zones/places";
import { cashToCollect, type Charged, CHARGED_FIELDS } from "@/lib/orders/payment";
import { describeLine } from "@/lib/orders/rules";

/** The limit of the items' description. */
const MOST_CHARACTERS = 250;

/** The fields of an order that a consignment is made from. */
export const CONSIGNMENT_SELECT = `orderNumber version name phone address deliveryLocation district thana riderNote cartItems parcel ${CHARGED_FIELDS}`;

interface PackedOrder extends Charged {
  _id: Types.ObjectId;
  orderNumber?: number | null;
  version?: number | null;
  name: string;
  phone: string;
  address: string;
  deliveryLocation: string;
  district?: string | null;
  thana?: string | null;
  riderNote?: string | null;
  cartItems: {
    productName: string;
    category: string;
    size: string;
    color: string;
    quantity: number;
    price: number;
  }[];
  parcel?: {
    courier?: Courier | null;
    trackingCode?: string | null;
    consignmentId?: string | null;
    district?: string | null;
    area?: string | null;
    booking?: { state: string; courier?: Courier | null } | null;
  } | null;
}

/** The parcel of an order as a courier is told of it. */
export function toConsignment(order: PackedOrder, pieceGrams: PieceGrams): Consignment {
  const { _id, orderNumber, name, phone, address, cartItems } = order;
  const { courier, trackingCode, consignmentId, booking } = order.parcel ?? {};
  const city = order.parcel?.district ?? order.district ?? findDistrict(order);
  const items = cartItems.map(describeLine);
  return {
    orderId: _id.toString(),
    orderNumber: orderNumber ?? 0,
    version: order.version ?? 0,
    name,
    phone,
    address: [address, areaName(order)].filter(Boolean).join(", "),
    amount: cashToCollect(order),
    value: itemsTotal(cartItems),
    items: items.join(", ").slice(0, MOST_CHARACTERS),
    note: order.riderNote ?? "",
    pieces: countPieces(cartItems),
    weightGrams: weighParcel(cartItems, pieceGrams),
    city,
    zone: order.parcel?.area ?? order.thana ?? (city === DHAKA[0] ? (findQuarter(address) ?? "") : ""),
    courier: courier ?? undefined,
    trackingCode: trackingCode ?? undefined,
    consignmentId: consignmentId ?? undefined,
    beingBookedWith: booking?.state === "sent" ? bookingCourier(booking) : undefined,
  };
}
