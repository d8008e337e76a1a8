import "server-only";
import { locationOfArea } from "@/lib/areas";
import { deliveryFacts, type Destination } from "@/lib/shop-facts";
import type { Types } from "mongoose";
import { abandonOrder } from "@/lib/orders/place/abandon-order";
import { makeEvent, staffActor } from "@/lib/orders/events";
import { inProgress } from "@/lib/orders/in-progress";
import { isDeliveryLocation } from "@/lib/orders/rules";
import { PLACING_LEASE } from "@/lib/orders/placing-writes";
import { ShopError } from "@/lib/platform/shop-error";
import { sharedDiscount, valueOf } from "@/lib/orders/lines/rules";
import { changeReturns } from "@/lib/returns/change-returns";
import { type Exchange, readExchange, requireNoExchange } from "@/lib/returns/exchange-state";
import {
  readReturnable,
  requireReturn,
  requireState,
  type ReturnableOrder,
} from "@/lib/returns/read-returnable";
import type { PlaceExchangeInput } from "@/lib/returns/schema";
import { digestStaffOrder, placeByStaff, type PlacedByStaff } from "@/lib/orders/by-staff/place-by-staff";
import type { StaffOrderInput } from "@/lib/orders/by-staff/schema";
import type { StoredReturn } from "@/lib/orders/lines/stored-return";
import type { UserDto } from "@/lib/accounts/users/dto";
import { OPEN_RETURN_STATES } from "@/lib/orders/lifecycle/rules";

interface PlaceExchangeOptions {
  actor: UserDto;
  orderId: string;
  returnId: string;
  input: PlaceExchangeInput;
}

/**
 * Places the order that brings something else for the pieces of a return: the steps of place-by-staff.ts, for the same
 * customer, with the share of the discount that these pieces had. It holds its stock at once and waits for its
 * confirmation like any other; the courier does not collect the worth of the returned pieces again. The return names
 * the order before it counts, so that nothing is credited twice: an order that a crash left before that is undone. Sent
 * again, it is the same order. Throws NOT_FOUND, RETURN_STATE, OUT_OF_STOCK, DISCOUNT_LIMIT, PRICE_CHANGED,
 * INVALID_FIELDS, KEY_REUSED and IN_PROGRESS.
 */
export async function placeExchange(options: PlaceExchangeOptions): Promise<PlacedByStaff> {
  const { actor, orderId, returnId, input } = options;
  const order = await readReturnable(orderId, "anybody");
  const entry = requireReturn(order, returnId);
  const wanted = toStaffOrder(order, input);
  const before = await readExchange(entry);
  if (before && isSame(before, wanted)) return { orderId: before.order._id.toString(), productIds: [] };
  await undoUnplaced(before);
  requireState(entry, OPEN_RETURN_STATES);
  return await placeByStaff({
    staff: actor,
    input: wanted,
    // The whole desk shares the key: only one order can follow the same earlier one as the exchange.
    key: `exchange ${returnId} ${entry.exchangeOrderId?.toString() ?? "first"}`,
    exchange: {
      of: {
        orderId: order._id,
        orderNumber: order.orderNumber ?? 0,
        returnId: entry.id,
        credit: valueOf(entry.lines),
      },
      sharedDiscountOf: (items) =>
        sharedDiscount({
          cartItems: order.cartItems,
          lines: entry.lines,
          value: valueOf(entry.lines),
          items,
        }),
      userId: order.userId?.toString(),
      language: order.language ?? undefined,
      link: (exchangeOrderId) => link({ ...options, before: entry, exchangeOrderId }),
    },
  });
}

/** Where the order went; nothing where that is of the other location by now. */
function areaOf({ deliveryLocation, district, thana }: Destination) {
  const location = locationOfArea(deliveryFacts().zones, { district, thana });
  if (location !== null && location !== deliveryLocation) return {};
  return { ...(district && { district }), ...(thana && { thana }) };
}

function toStaffOrder(order: ReturnableOrder, input: PlaceExchangeInput): StaffOrderInput {
  const { name, phone, address, deliveryLocation, email } = order;
  if (!isDeliveryLocation(deliveryLocation))
    throw new ShopError("An order goes to a place that is delivered to.");
  const area = areaOf({ ...order, deliveryLocation });
  return { name, phone, address, deliveryLocation, ...area, email, source: "phone", ...input };
}

/** An earlier try of this very call has placed it. */
function isSame({ state, order: { digest } }: Exchange, wanted: StaffOrderInput): boolean {
  const { contact, cart } = digestStaffOrder(wanted);
  return (state === "open" || state === "delivered") && digest?.contact === contact && digest.cart === cart;
}

/** Throws IN_PROGRESS while somebody is at it. */
async function undoUnplaced(before: Exchange | null): Promise<void> {
  if (before?.state !== "placing") return requireNoExchange(before);
  if (PLACING_LEASE.isHeld(before.order.leaseUntil)) throw inProgress();
  await abandonOrder(before.order._id);
}

interface LinkOptions extends PlaceExchangeOptions {
  before: StoredReturn;
  exchangeOrderId: Types.ObjectId;
}

async function link({ actor, orderId, returnId, before, exchangeOrderId }: LinkOptions): Promise<void> {
  await changeReturns({
    orderId,
    whose: "anybody",
    plan: async (order) => {
      const entry = requireReturn(order, returnId);
      requireState(entry, OPEN_RETURN_STATES);
      if (String(entry.exchangeOrderId) !== String(before.exchangeOrderId)) throw inProgress();
      requireNoExchange(await readExchange(entry));
      const details = { returnId, exchangeOrderId: exchangeOrderId.toString(), credit: valueOf(entry.lines) };
      return {
        entry: { ...entry, wish: "exchange" as const, exchangeOrderId },
        event: makeEvent({ by: staffActor(actor), kind: "exchangePlaced", details }),
      };
    },
  });
}
