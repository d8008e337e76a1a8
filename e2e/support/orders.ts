import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import type { Caller } from "./api";
import type { TestProduct } from "./catalogue";

interface TestOrder {
  _id: string;
  orderNumber: number;
  name: string;
  phone: string;
  status: string;
  amount: number;
}

/** A Bangladeshi mobile that no other test has, as it is stored. */
export function newPhone(): string {
  return `018${String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, "0")}`;
}

interface Option {
  size?: string | undefined;
  color?: string | undefined;
}

/** Puts products into a cart, over HTTP. */
export async function putIntoCart(
  customer: Caller,
  product: TestProduct,
  quantity = 1,
  option: Option = {},
): Promise<void> {
  const added = await customer.call("POST", "/cart", { productId: product._id, quantity, ...option });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
}

/** Puts the product into the cart, one piece unless told otherwise, and orders it, over HTTP; returns the order's id. */
export async function placeOrder(
  customer: Caller,
  product: TestProduct,
  { quantity = 1, size, color, ...fields }: { quantity?: number } & Option & Record<string, unknown> = {},
): Promise<string> {
  await putIntoCart(customer, product, quantity, { size, color });
  const placed = await customer.call("POST", "/orders", {
    name: "Karim Uddin",
    phone: "01712345678",
    address: "House 7, Road 3, Dhanmondi, Dhaka",
    deliveryLocation: "Inside Dhaka",
    paymentMethod: "Cash On Delivery",
    amount: product.price * quantity + 100,
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
