import { expect, type Locator, type Page } from "@playwright/test";
import { type AdminOrders, newName, placeOrders } from "./admin-orders";
import { newPhone } from "./orders";

/** Orders of one name, and so of nobody else in this run, in the queue. */
export async function openQueue(
  page: Page,
  desk: AdminOrders,
  count: number,
  fields: Record<string, unknown> = {},
) {
  const name = newName();
  const ids = await placeOrders(desk, count, { name, phone: newPhone(), ...fields });
  const cards = await findInQueue(page, name);
  return { name, ids, cards };
}

export async function findInQueue(page: Page, q: string): Promise<Locator> {
  await page.goto(`/dashboard/toCall?${new URLSearchParams({ q }).toString()}`);
  const cards = page.getByRole("list", { name: "Orders to call" }).getByRole("article");
  await expect(cards.first()).toBeVisible();
  return cards;
}
