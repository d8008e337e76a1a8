import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import type { Caller } from "./api";
import type { TestProduct } from "./catalogue";

export interface TestOrder {
  _id: string;
  orderNumber: number;
  name: string;
  phone: string;
  status: string;
}

/** A Bangladeshi mobile that no other test has, as it is stored. */
export function newPhone(): string {
  return `018${String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, "0")}`;
}

/** Puts one piece of the product into the cart and orders it, over HTTP. */
export async function placeOrder(
  customer: Caller,
  product: TestProduct,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const line = await customer.call("POST", "/cart", { productId: product._id, quantity: 1 });
  expect(line.status, JSON.stringify(line.body)).toBe(201);
  const placed = await customer.call("POST", "/orders", {
    name: "Karim Uddin",
    phone: "01712345678",
    address: "House 7, Road 3, Dhanmondi, Dhaka",
    deliveryLocation: "Inside Dhaka",
    paymentMethod: "Cash On Delivery",
    amount: product.price + 100,
    ...fields,
  });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  return (placed.body as { insertedId: string }).insertedId;
}

export async function readOrder(admin: Caller, orderId: string): Promise<TestOrder> {
  const orders = (await admin.call("GET", "/allOrders")).body as TestOrder[];
  const order = orders.find(({ _id }) => _id === orderId);
  if (!order) throw new Error("There is no such order.");
  return order;
}
