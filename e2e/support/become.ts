import type { Page } from "@playwright/test";
import type { Caller } from "./api";

/** Makes the browser that of somebody who is signed in. */
export async function become(page: Page, { context, token }: Caller): Promise<void> {
  await page.context().addCookies((await context.storageState()).cookies);
  await page.addInitScript((value) => localStorage.setItem("access-token", value), token ?? "");
}
