import { randomBytes } from "node:crypto";
import { expect, type Locator, type Page, type PlaywrightWorkerArgs } from "@playwright/test";
import { type Caller, newCustomer, signInAs } from "./api";
import { addProduct, type TestProduct } from "./catalogue";
import { newPhone, placeOrder } from "./orders";
import { demoAdmin } from "./people";

/** An admin, a customer whom nobody else knows, and something to order. */
export interface AdminOrders {
  admin: Caller;
  customer: Caller;
  product: TestProduct;
  /** Finds the customer's orders and no others. */
  email: string;
}

export async function setUpAdminOrders(playwright: PlaywrightWorkerArgs["playwright"]): Promise<AdminOrders> {
  const admin = await signInAs(playwright, demoAdmin());
  const customer = await newCustomer(playwright);
  const product = await addProduct(admin, { stock: "900", price: 1_200 });
  return { admin, customer, product, email: customer.person?.email ?? "" };
}

/** Orders of its customer, one after another; returns their ids, oldest first. */
export async function placeOrders(
  { customer, product }: AdminOrders,
  count: number,
  fields: Record<string, unknown> = {},
): Promise<string[]> {
  const ids: string[] = [];
  // Of one phone they would be flagged.
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

/** Opens what a card says of an order beside what is needed to decide. */
export async function openDetails(card: Locator): Promise<void> {
  await card
    .getByRole("button", { name: /^Details of order/ })
    .filter({ visible: true })
    .click();
}

export const newName = (): string => `Karim ${randomBytes(5).toString("hex")}`;
