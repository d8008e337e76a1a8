import { expect, type Locator, type Page } from "@playwright/test";
import { type AdminOrders, newName, placeOrders } from "./admin-orders";
import type { Caller } from "./api";
import { newPhone } from "./orders";

export const cardsOf = (page: Page): Locator =>
  page.getByRole("list", { name: "Parcels" }).getByRole("article");

/** Confirmed orders of a name that nobody else in this run has, on the page of the parcels. */
export async function openParcels(page: Page, desk: AdminOrders, count: number) {
  const name = newName();
  const ids = await placeOrders(desk, count, { name, phone: newPhone(), quantity: 2 });
  for (const id of ids) await desk.admin.call("PATCH", `/orders/${id}`, { status: "Confirmed" });
  await findParcels(page, name, "toPack");
  await expect(cardsOf(page)).toHaveCount(count);
  return { name, ids, cards: cardsOf(page) };
}

export const findParcels = async (page: Page, q: string, tab: string) =>
  await page.goto(`/dashboard/parcels?${new URLSearchParams({ q, tab }).toString()}`);

/** Brings a pending order to its customer, over HTTP. */
export async function deliver(admin: Caller, orderId: string): Promise<void> {
  await admin.call("PATCH", `/orders/${orderId}`, { status: "Confirmed" });
  const way = ["toPack", "packed", "handedOver", "delivered"];
  for (const [index, from] of way.slice(0, -1).entries())
    await admin.call("PATCH", `/orders/${orderId}/parcel`, { from, to: way[index + 1] });
}

/** Agrees that a piece of each line of a delivered order comes back, for something else; returns the return's id. */
export async function openReturn(admin: Caller, orderId: string): Promise<string> {
  const orders = (await admin.call("GET", "/allOrders")).body as {
    _id: string;
    cartItems: { _id: string }[];
  }[];
  const { cartItems } = orders.find(({ _id }) => _id === orderId) ?? { cartItems: [] };
  const opened = await admin.call("POST", `/orders/${orderId}/returns`, {
    wish: "exchange",
    lines: cartItems.map(({ _id: lineId }) => ({ lineId, quantity: 1, reason: "wrongSize" })),
  });
  expect(opened.status, JSON.stringify(opened.body)).toBe(201);
  return (opened.body as { insertedId: string }).insertedId;
}
