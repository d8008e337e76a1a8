import { randomBytes } from "node:crypto";
import { expect, type Locator, type Page, type PlaywrightWorkerArgs } from "@playwright/test";
import { type Caller, newCustomer, signInAs } from "./api";
import { addProduct, type TestProduct } from "./catalogue";
import { newPhone, placeOrder } from "./orders";
import { demoAdmin } from "./people";

/** An admin, a customer that no other test uses, and a product to order. */
export interface AdminOrders {
  admin: Caller;
  customer: Caller;
  product: TestProduct;
  /** A search for it finds only the customer's orders. */
  email: string;
}

export async function setUpAdminOrders(playwright: PlaywrightWorkerArgs["playwright"]): Promise<AdminOrders> {
  const admin = await signInAs(playwright, demoAdmin());
  const customer = await newCustomer(playwright);
  const product = await addProduct(admin, { stock: "900", price: 1_200 });
  return { admin, customer, product, email: customer.person?.email ?? "" };
}

/** Places orders of the customer, one after another; returns their ids, oldest first. */
export async function placeOrders(
  { customer, product }: AdminOrders,
  count: number,
  fields: Record<string, unknown> = {},
): Promise<string[]> {
  const ids: string[] = [];
  // The desk would flag several orders from one phone.
  for (let index = 0; index < count; index += 1)
    ids.push(await placeOrder(customer, product, { phone: newPhone(), ...fields }));
  return ids;
}

/** Opens the orders that a search finds; resolves when they are there. */
export async function openAdminOrders(page: Page, search: Record<string, string>): Promise<Locator> {
  await page.goto(`/dashboard/allOrders?${new URLSearchParams(search).toString()}`);
  const cards = page.getByRole("list", { name: "All orders" }).getByRole("article");
  await expect(cards.first()).toBeVisible();
  return cards;
}

/** Opens the part of an order's card that a decision does not need. */
export async function openDetails(card: Locator): Promise<void> {
  await card
    .getByRole("button", { name: /^Details of order/ })
    .filter({ visible: true })
    .click();
}

export const newName = (): string => `Karim ${randomBytes(5).toString("hex")}`;
