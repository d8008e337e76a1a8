import { toDhakaIso } from "@/lib/format";
import { isUnusualPhone, ORDER_STATUSES, type OrderStatus } from "@/lib/orders/rules";

export interface OrderLineDto {
  _id: string;
  productId: string;
  productName: string;
  category: string;
  size: string;
  color: string;
  quantity: number;
  /** Whole BDT: unit price times quantity. */
  price: number;
  email: string;
  image1: string;
  image2: string;
  image3: string;
}

export interface OrderDto {
  _id: string;
  /** What people call the order. */
  orderNumber: number;
  name: string;
  email: string;
  phone: string;
  isPhoneUnusual: boolean;
  address: string;
  deliveryLocation: string;
  /** Whole BDT. */
  deliveryCharge: number;
  /** Whole BDT: lines plus delivery. */
  amount: number;
  paymentMethod: string;
  cartItems: OrderLineDto[];
  status: OrderStatus;
  /** ISO 8601 with +06:00. */
  orderTime: string;
}

/** Whom to call and where to go, as a checkout begins. */
export interface Contact {
  name: string;
  phone: string;
  address: string;
}

/** How many orders there are, by status and in all. */
export type OrderCounts = Record<OrderStatus | "all", number>;

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
