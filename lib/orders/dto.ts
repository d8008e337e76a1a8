import { z } from "zod";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { timelineDtoSchema } from "@/lib/orders/timeline/dto";
import { EVENT_DETAILS, readEvents, type StoredEvent } from "@/lib/orders/events/schema";
import { isUnusualPhone } from "@/lib/platform/text/phone";
import { orderedCouponSchema, toOrderedCoupon } from "@/lib/orders/coupons/dto";
import type { OrderedCoupon } from "@/lib/orders/coupons/rules";
import {
  customerReturnSchema,
  exchangeOfSchema,
  returnableSchema,
  type StoredExchange,
  toExchangeOf,
} from "@/lib/orders/lines/dto";
import { ORDER_STATUSES, type OrderStatus, type ParcelState } from "@/lib/orders/lifecycle";
import { parcelStateSchema } from "@/lib/orders/lifecycle/schema";
import { isPacked, isSold, isUndecided } from "@/lib/orders/lifecycle/rules";
import { ADVANCE_WALLETS } from "@/lib/settings/constants";
import { momentSchema } from "@/lib/platform/time/schema";

export const orderLineDtoSchema = z.object({
  _id: z.string(),
  productId: z.string(),
  productName: z.string(),
  productNameBn: z.string().optional(),
  category: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.int(),
  price: z.int().describe("Whole BDT: unit price times quantity."),
  email: z.string(),
  image1: z.string(),
  /** The colour that image1 shows, where it is not that of the line. */
  shownIn: z.string().optional(),
  image2: z.string(),
  image3: z.string(),
});

export type OrderLineDto = z.output<typeof orderLineDtoSchema>;

export const orderChangeDtoSchema = EVENT_DETAILS.changed.extend({ at: momentSchema });

export const orderChangesSchema = z
  .array(orderChangeDtoSchema)
  .describe("What was changed after it was placed, oldest first.");

export type OrderChangeDto = z.output<typeof orderChangeDtoSchema>;

export const orderTrackingSchema = z
  .object({
    courier: z.string().nullable().describe("Who carries it, as the shop names couriers."),
    trackingCode: z.string(),
    trackingUrl: z.string().nullable().describe("Where it is not the courier's usual one."),
  })
  .describe("What the courier calls its parcel, in lists; once the desk knows.");

export const orderDiscountSchema = z
  .object({ amount: z.int(), reason: z.string() })
  .describe("Whole BDT, taken off lines and delivery.");

export const orderParcelSchema = z
  .object({ state: parcelStateSchema, since: momentSchema })
  .describe("Where the parcel is; once it is packed.");

export const customerReturnsSchema = z
  .array(customerReturnSchema)
  .describe("What was sent back after it was delivered, oldest first, in the lists of one person.");

export const amountDueSchema = z
  .int()
  .describe("Whole BDT to pay at the door, in the lists of one person; as long as it is to come.");

export const callFirstSchema = z.literal(true).describe("It holds no pieces until the shop has called.");

const walletSchema = z.enum(ADVANCE_WALLETS);

export const advanceNoteSchema = z
  .object({
    id: z.string(),
    wallet: walletSchema,
    amount: z.int(),
    digits: z.string(),
    isNotFound: z.boolean(),
  })
  .describe("What its customer says to have sent; no digits by the link.");

export type AdvanceNoteDto = z.output<typeof advanceNoteSchema>;

export const payAheadSchema = z
  .object({
    to: z.object({ wallet: walletSchema, number: z.string() }).nullable(),
    most: z.int(),
    note: advanceNoteSchema.nullable(),
  })
  .describe("An advance, in whole BDT.");

export const confirmedAtSchema = z.string().describe("ISO 8601 with +06:00; of a Confirmed order.");

export const reviewableSchema = z.array(z.string()).describe("Lines that its customer can review.");

export const districtSchema = z.string().describe("Where it was asked for, like the thana.");

export const orderTotalSchema = z.int().describe("Whole BDT: lines plus delivery.");

export const orderStatusSchema = z.enum(ORDER_STATUSES);

export const orderDtoSchema = z.object({
  _id: z.string(),
  orderNumber: z.int().describe("What people call the order."),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  isPhoneUnusual: z.boolean(),
  address: z.string(),
  deliveryLocation: z.string(),
  district: districtSchema.optional(),
  thana: z.string().optional(),
  riderNote: z.string().optional().describe("What the rider is to know."),
  deliveryCharge: z.int().describe("Whole BDT."),
  amount: orderTotalSchema,
  paymentMethod: z.string(),
  cartItems: z.array(orderLineDtoSchema),
  status: orderStatusSchema,
  orderTime: momentSchema,
  version: z.int().describe("Rises with each change."),
  discount: orderDiscountSchema.optional(),
  coupon: orderedCouponSchema.optional(),
  callFirst: callFirstSchema.optional(),
  exchangeOf: exchangeOfSchema.optional(),
  confirmedAt: confirmedAtSchema.optional(),
  parcel: orderParcelSchema.optional(),
  tracking: orderTrackingSchema.optional(),
  amountDue: amountDueSchema.optional(),
  isChangeable: z.literal(true).optional(),
  payAhead: payAheadSchema.optional(),
  changes: orderChangesSchema.optional(),
  timeline: timelineDtoSchema.optional(),
  returns: customerReturnsSchema.optional(),
  returnable: returnableSchema.optional(),
  reviewable: reviewableSchema.optional(),
});

export type OrderDto = z.output<typeof orderDtoSchema>;

/** An order that its customer has cancelled themselves. */
export interface CalledOffOrder extends Pick<OrderDto, "_id" | "orderNumber" | "cartItems"> {
  calledOffAt: string;
  /** Of the page that its link shows, in English. */
  path: string;
}

/** The contact and address with which a checkout begins. */
export interface Contact {
  name: string;
  phone: string;
  address: string;
}

/** How an order went to its customer. */
export interface UsedContact extends Contact {
  deliveryLocation: string;
  /** As areaName writes it; empty where it was not asked for. */
  area: string;
}

export const orderCountsSchema = z
  .record(z.enum([...ORDER_STATUSES, "waiting", "all", "returnsAsked"]), z.int())
  .describe("Orders by status, waiting for a decision, and in all; and returns that are asked for.");

export type OrderCounts = z.output<typeof orderCountsSchema>;

export const orderLimitsSchema = z.object({
  problem: z.string().nullable().describe("Why the cart cannot be ordered; null if it can."),
});

export interface Id {
  toString(): string;
}

type OrderLineSource = Omit<OrderLineDto, "_id" | "productId" | "productNameBn" | "email" | "shownIn"> & {
  productNameBn?: string | null | undefined;
  _id: Id;
  productId: Id;
  shownIn?: string | null | undefined;
};

type OrderSource = Pick<
  OrderDto,
  "name" | "email" | "phone" | "address" | "deliveryLocation" | "deliveryCharge" | "amount" | "paymentMethod"
> & {
  _id: Id;
  orderNumber?: number | null;
  cartItems: OrderLineSource[];
  status: string;
  orderTime: Date;
  version?: number | null;
  riderNote?: string | null;
  district?: string | null;
  thana?: string | null;
  callFirst?: boolean | null;
  discount?: { amount: number; reason?: string | null } | null;
  coupon?: OrderedCoupon | null;
  exchangeOf?: StoredExchange | null;
  confirmedAt?: Date | null;
  parcel?: { state?: ParcelState | null; since?: Date | null } | null;
  events?: StoredEvent[] | null;
};

/** An order from its own snapshot. Only orders that are placed have a DTO. */
export function toOrderDto(order: OrderSource): OrderDto {
  if (typeof order.orderNumber !== "number") throw new Error("An order without a number is shown to nobody.");
  return {
    _id: order._id.toString(),
    orderNumber: order.orderNumber,
    name: order.name,
    email: order.email,
    phone: order.phone,
    isPhoneUnusual: isUnusualPhone(order.phone),
    address: order.address,
    deliveryLocation: order.deliveryLocation,
    ...(order.district && { district: order.district }),
    ...(order.thana && { thana: order.thana }),
    ...(order.riderNote && { riderNote: order.riderNote }),
    deliveryCharge: order.deliveryCharge,
    amount: order.amount,
    paymentMethod: order.paymentMethod,
    cartItems: order.cartItems.map((line) => toOrderLineDto(line, order.email)),
    status: toOrderStatus(order.status),
    orderTime: toDhakaIso(order.orderTime),
    version: order.version ?? 0,
    ...(order.discount && {
      discount: { amount: order.discount.amount, reason: order.discount.reason ?? "" },
    }),
    ...(order.coupon && { coupon: toOrderedCoupon(order.coupon) }),
    ...(order.callFirst && isUndecided(order.status) && { callFirst: true as const }),
    ...(order.exchangeOf && { exchangeOf: toExchangeOf(order.exchangeOf) }),
    // A cancelled order keeps it stored, so that the cancel can be taken back.
    ...(order.confirmedAt && isSold(order.status) && { confirmedAt: toDhakaIso(order.confirmedAt) }),
    ...toParcelState(order),
    ...toChanges(order),
  };
}

function toParcelState({ parcel }: OrderSource): Pick<OrderDto, "parcel"> {
  const { state, since } = parcel ?? {};
  return state && since && isPacked(state) ? { parcel: { state, since: toDhakaIso(since) } } : {};
}

/** Customer and shop read the same changes, without the name of the one who made them. */
function toChanges({ events }: OrderSource): { changes?: OrderChangeDto[] } {
  const changes = readEvents(events).flatMap(({ at, kind, details }) =>
    kind === "changed" && details ? [{ at: toDhakaIso(at), ...details }] : [],
  );
  return changes.length === 0 ? {} : { changes };
}

function toOrderLineDto(line: OrderLineSource, email: string): OrderLineDto {
  const { productName, productNameBn, category, size, color, quantity, price } = line;
  const { image1, image2, image3, shownIn } = line;
  return {
    _id: line._id.toString(),
    productId: line.productId.toString(),
    productName,
    ...(productNameBn && { productNameBn }),
    category,
    size,
    color,
    quantity,
    price,
    email,
    image1,
    ...(shownIn && { shownIn }),
    image2,
    image3,
  };
}

function toOrderStatus(status: string): OrderStatus {
  const shown = ORDER_STATUSES.find((known) => known === status);
  if (!shown) throw new Error(`An order that is ${status} is shown to nobody.`);
  return shown;
}
