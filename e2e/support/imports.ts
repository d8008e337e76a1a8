import { expect } from "@playwright/test";
import type { Caller } from "./api";

/** Has a file of products checked, as an admin; returns the id of its page. */
export async function checkFile(admin: Caller, text: string): Promise<string> {
  const response = await admin.context.fetch("/api/imports/products?name=prices.csv", {
    method: "POST",
    headers: { Authorization: `Bearer ${admin.token}`, "Content-Type": "text/csv" },
    data: Buffer.from(text),
  });
  const { _id } = await response.json();
  expect(response.status()).toBe(201);
  return _id;
}
