import "server-only";
import { isUnusualAddress } from "@/lib/orders/all-orders/rules";
import type { FlagDto } from "@/lib/orders/all-orders/dto";
import { type HistoryOrder, historyFlags, isMadeUpPhone } from "@/lib/orders/all-orders/flags";
import { findZone, type Zone } from "@/lib/settings/zones/find-zone";
import type { OrderDto } from "@/lib/orders/dto";
import { deliveryCharge } from "@/lib/orders/charges/rules";
import { asksArea } from "@/lib/shop-facts";
import { isFreeByCoupon } from "@/lib/orders/coupons/rules";
import { orderFlags } from "@/lib/words/en/order-flags";

/** What is worth a look in an order itself, and beside what its phone has ordered before. */
export function listFlags(order: OrderDto, history: readonly HistoryOrder[]): FlagDto[] {
  const { address, phone, deliveryLocation, isPhoneUnusual } = order;
  // A district that was chosen says more than words of an address.
  const zone = order.district ? null : findZone(address);
  return [
    ...(order.callFirst ? [{ kind: "callFirst" as const, text: orderFlags.callFirst }] : []),
    ...(zone && zone.location !== deliveryLocation ? [zoneFlag(order, zone)] : []),
    ...(asksArea() && !order.district ? [{ kind: "area" as const, text: orderFlags.area }] : []),
    ...(isPhoneUnusual ? [{ kind: "phone" as const, text: orderFlags.phone }] : []),
    ...(isMadeUpPhone(phone) ? [{ kind: "madeUp" as const, text: orderFlags.madeUp }] : []),
    ...(isUnusualAddress(address) ? [{ kind: "address" as const, text: orderFlags.address }] : []),
    ...historyFlags(toHistoryOrder(order), history),
  ];
}

function zoneFlag(order: OrderDto, { place, location }: Zone): FlagDto {
  const { deliveryLocation, amount, deliveryCharge: charged, coupon, cartItems } = order;
  const goods = amount - charged;
  const charge = isFreeByCoupon(coupon, cartItems)
    ? 0
    : deliveryCharge({ deliveryLocation: location }, goods);
  return {
    kind: "zone",
    text: orderFlags.zone(place, deliveryLocation),
    charge: { deliveryLocation: location, amount: goods + charge },
  };
}

function toHistoryOrder({ orderTime, cartItems, ...order }: OrderDto): HistoryOrder {
  return { ...order, time: Date.parse(orderTime), lines: cartItems, parcel: order.parcel?.state };
}
