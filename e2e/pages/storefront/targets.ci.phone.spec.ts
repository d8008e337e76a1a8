import type { Page } from "@playwright/test";
import { newCustomer, signInAs } from "../../support/api";
import { become } from "../../support/become";
import { addProduct } from "../../support/catalogue";
import { placeOrder, putIntoCart } from "../../support/orders";
import { demoAdmin } from "../../support/people";
import { DETAIL, resolvePath } from "../../support/storefront";
import { expect, test } from "../../support/test";

const PUBLIC = [
  "/",
  "/belts",
  "/search?q=shirt",
  DETAIL,
  "/about",
  "/return",
  "/wishlist",
  "/login",
  "/register",
];
const OWN = ["/dashboard/cart", "/dashboard/checkout", "/dashboard/orders", "/dashboard/profile"];

/** What a finger presses that is lower than a thumb, links within a sentence aside. */
async function listLow(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const isInSentence = (element: Element) => {
      const around = element.parentElement?.textContent?.trim().length ?? 0;
      const own = element.textContent?.trim().length ?? 0;
      return getComputedStyle(element).display === "inline" && around > own;
    };
    const heightOf = (element: Element) => {
      const pressed = element.closest("label") ?? element;
      const { content, position, height } = getComputedStyle(pressed, "::after");
      const grown = content !== "none" && position === "absolute" ? Number.parseFloat(height) : 0;
      return Math.max(pressed.getBoundingClientRect().height, grown || 0);
    };
    return [
      ...document.querySelectorAll("a[href], button, summary, select, textarea, input:not([type=hidden])"),
    ]
      .filter(
        (element) =>
          element.checkVisibility() && !element.closest(".sr-only, .skip-link") && !isInSentence(element),
      )
      .filter((element) => element.getBoundingClientRect().width > 1 && Math.round(heightOf(element)) < 44)
      .map((element) => `${element.ariaLabel ?? element.textContent} ${heightOf(element)}`);
  });
}

for (const path of PUBLIC) {
  test(`whatever can be pressed on ${path} is as high as a thumb`, async ({ page }) => {
    await page.goto(await resolvePath(page, path));
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    expect(await listLow(page)).toEqual([]);
  });
}

test("so it is on the pages of an account", async ({ page, playwright }) => {
  const product = await addProduct(await signInAs(playwright, demoAdmin()));
  const customer = await newCustomer(playwright);
  await placeOrder(customer, product);
  await putIntoCart(customer, product);
  await become(page, customer);
  for (const path of OWN) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
    expect.soft(await listLow(page), path).toEqual([]);
  }
});
