import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@playwright/test";
import { findDemoBrand } from "../../testing/marked-brand";

/** Servers are told at once, and read again every five seconds if they were not. */
const MOST_MS = 2_000;

/** Every kind of page and document that names the shop. */
export const NAMING_PAGES = [
  "/",
  "/denimpants",
  "/about",
  "/return",
  "/search",
  "/login",
  "/register",
  "/reset",
  "/nothing/is/here",
  "/feeds/products.xml",
  "/manifest.webmanifest",
  "/api/openapi.json",
];

export async function readText(address: string, path: string): Promise<string> {
  return await (await fetch(address + path)).text();
}

/** Whoever asks a server for a page this long after the change gets what is new, however long the answer takes. */
export async function expectSoon(server: string, changedAt: number): Promise<void> {
  for (;;) {
    const askedAfter = Date.now() - changedAt;
    const old = findDemoBrand(await readText(server, "/about"));
    if (old.length === 0) return;
    expect(askedAfter, `${server} still shows ${old.join(", ")}`).toBeLessThan(MOST_MS);
    await sleep(50);
  }
}
