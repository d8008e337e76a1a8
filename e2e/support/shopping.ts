import { expect, type Locator, type Page } from "@playwright/test";
import type { Caller } from "./api";
import { acceptMessage } from "./pop-ups";
import type { TestProduct } from "./catalogue";
import { placeOrder } from "./orders";

const CONTACT = {
  phone: "01712345678",
  address: "House 7, Road 3, Mirpur",
  deliveryLocation: "Inside Dhaka",
  paymentMethod: "Cash On Delivery",
};

export interface StoredOrder {
  _id: string;
  orderNumber: number;
  amount: number;
  status: string;
  phone: string;
}

/** Orders one product, over HTTP; returns the order as its customer sees it. */
export async function makeOrder(customer: Caller, product: TestProduct, quantity = 1): Promise<StoredOrder> {
  const orderId = await placeOrder(customer, product, { quantity });
  const order = (await listOrders(customer)).find(({ _id }) => _id === orderId);
  if (!order) throw new Error("The order is not there.");
  return order;
}

export async function listOrders(customer: Caller): Promise<StoredOrder[]> {
  return (await customer.call("GET", "/orders")).body as StoredOrder[];
}

/** The line of a product in the cart that is shown. */
export const cartLine = (page: Page, { name }: { name: string }): Locator =>
  page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem").filter({ hasText: name });

export async function openCart(page: Page): Promise<void> {
  await page.goto("/dashboard/cart");
  await expect(page.getByRole("list", { name: "Items in your cart" })).toBeVisible();
}

export async function openCheckout(page: Page): Promise<void> {
  await page.goto("/dashboard/checkout");
  await expect(page.getByRole("button", { name: "Place Order" })).toBeVisible();
}

/** Fills in the whole checkout, for inside Dhaka. */
export async function fillCheckout(page: Page): Promise<void> {
  await page.getByLabel("Phone").fill(CONTACT.phone);
  await page.getByLabel("Full address").fill(CONTACT.address);
  await page.getByRole("radio", { name: CONTACT.deliveryLocation }).check({ force: true });
  await page.getByRole("radio", { name: CONTACT.paymentMethod }).check({ force: true });
  await acceptMessage(page, "Important Alert!");
}
