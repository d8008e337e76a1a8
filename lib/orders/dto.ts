import { z } from "zod";
import { toDhakaIso } from "@/lib/format";
import { ORDER_STATUSES, type OrderStatus } from "@/lib/orders/constants";
import { isUnusualPhone } from "@/lib/orders/rules";

const orderLineDtoSchema = z.object({
  _id: z.string(),
  productId: z.string(),
  productName: z.string(),
  category: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.int(),
  price: z.int().describe("Whole BDT: unit price times quantity."),
  email: z.string(),
  image1: z.string(),
  image2: z.string(),
  image3: z.string(),
});

export type OrderLineDto = z.output<typeof orderLineDtoSchema>;

export const orderDtoSchema = z.object({
  _id: z.string(),
  orderNumber: z.int().describe("What people call the order."),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  isPhoneUnusual: z.boolean(),
  address: z.string(),
  deliveryLocation: z.string(),
  deliveryCharge: z.int().describe("Whole BDT."),
  amount: z.int().describe("Whole BDT: lines plus delivery."),
  paymentMethod: z.string(),
  cartItems: z.array(orderLineDtoSchema),
  status: z.enum(ORDER_STATUSES),
  orderTime: z.string().describe("ISO 8601 with +06:00."),
});

export type OrderDto = z.output<typeof orderDtoSchema>;

/** Whom to call and where to go, as a checkout begins. */
export interface Contact {
  name: string;
  phone: string;
  address: string;
}

export const orderCountsSchema = z
  .record(z.enum([...ORDER_STATUSES, "all"]), z.int())
  .describe("How many orders there are, by status and in all.");

export type OrderCounts = z.output<typeof orderCountsSchema>;

export const orderLimitsSchema = z.object({
  problem: z.string().nullable().describe("Why the cart cannot be ordered as it is; null if it can."),
});

export type OrderLimitsDto = z.output<typeof orderLimitsSchema>;

interface Id {
  toString(): string;
}

type OrderLineSource = Omit<OrderLineDto, "_id" | "productId" | "email"> & { _id: Id; productId: Id };

type OrderSource = Omit<
  OrderDto,
  "_id" | "orderNumber" | "cartItems" | "status" | "orderTime" | "isPhoneUnusual"
> & {
  _id: Id;
  orderNumber?: number | null;
  cartItems: OrderLineSource[];
  status: string;
  orderTime: Date;
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
    deliveryCharge: order.deliveryCharge,
    amount: order.amount,
    paymentMethod: order.paymentMethod,
    cartItems: order.cartItems.map((line) => toOrderLineDto(line, order.email)),
    status: toOrderStatus(order.status),
    orderTime: toDhakaIso(order.orderTime),
  };
}

function toOrderLineDto(line: OrderLineSource, email: string): OrderLineDto {
  const { productName, category, size, color, quantity, price, image1, image2, image3 } = line;
  return {
    _id: line._id.toString(),
    productId: line.productId.toString(),
    productName,
    category,
    size,
    color,
    quantity,
    price,
    email,
    image1,
    image2,
    image3,
  };
}

function toOrderStatus(status: string): OrderStatus {
  const shown = ORDER_STATUSES.find((known) => known === status);
  if (!shown) throw new Error(`An order that is ${status} is shown to nobody.`);
  return shown;
}
