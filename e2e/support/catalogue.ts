import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import { DAY_MS } from "../../lib/platform/time/durations.mjs";
import type { Caller } from "./api";

export interface TestProduct {
  _id: string;
  name: string;
  category: string;
  price: number;
  /** Missing where it is not reduced. */
  compareAtPrice?: number;
  stock: string;
  /** Told to admins alone. */
  cost?: number;
}

/** Adds a product of which nobody else knows, as an admin. */
export async function addProduct(admin: Caller, fields: Record<string, unknown> = {}): Promise<TestProduct> {
  const name = `Test Cap ${randomBytes(6).toString("hex")}`;
  const added = await admin.call("POST", "/products", {
    name,
    category: "Caps",
    price: 500,
    fit: "One size",
    sizes: "S, M",
    colors: "Black, Navy",
    stock: "10",
    image1: "/catalogue/raw-selvedge-jean-14oz-1-960.webp",
    ...fields,
  });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  return await readProduct(admin, (added.body as { insertedId: string }).insertedId);
}

export async function readProduct(caller: Caller, id: string): Promise<TestProduct> {
  return (await caller.call("GET", `/products/${id}`)).body as TestProduct;
}

/** Plans a sale of one product, which begins far later, as an admin. */
export async function planSale(admin: Caller, productId: string): Promise<string> {
  const [startsAt, endsAt] = [7, 8].map((days) => new Date(Date.now() + days * DAY_MS).toISOString());
  const terms = { name: "Test sale", percent: 10, roundTo: 1, productIds: [productId] };
  const planned = await admin.call("POST", "/sales", { ...terms, startsAt, endsAt });
  expect(planned.status, JSON.stringify(planned.body)).toBe(201);
  return (planned.body as { insertedId: string }).insertedId;
}
