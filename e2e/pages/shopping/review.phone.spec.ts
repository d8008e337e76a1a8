import type { Page } from "@playwright/test";
import { makePhoto } from "../../../testing/pictures";
import { expectNoViolations } from "../../support/accessibility";
import { type AdminOrders, placeOrders, setUpAdminOrders } from "../../support/admin-orders";
import { listEnglish } from "../../support/bangla";
import { become } from "../../support/become";
import { placeOrder, putIntoCart } from "../../support/orders";
import { readTrackingPath } from "../../support/order-links";
import { deliver } from "../../support/parcels";
import { expectNoOverflow } from "../../support/storefront";
import { expect, test } from "../../support/test";

let desk: AdminOrders;

test.beforeEach(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
});

const NARROW = 320;
const TEXT = "কাপড়টা মোটা, সেলাই ভালো।\nFits as the size guide says.";

async function placeDelivered(): Promise<string> {
  const [orderId = ""] = await placeOrders(desk, 1, { name: "Nusrat Jahan" });
  await deliver(desk.admin, orderId);
  return orderId;
}

/** The page as it is, and as narrow as a phone can be. */
async function expectFit(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await expectNoOverflow(page);
  await page.setViewportSize({ width: NARROW, height });
  await expectNoOverflow(page, NARROW);
  await page.setViewportSize({ width, height });
}

const reviewsOf = (page: Page) => page.getByRole("region", { name: /^(?:Reviews|রিভিউ)$/ });

test("a review is written from the order's link, let through by the desk, and read with the product", async ({
  page,
  browser,
  watch,
}) => {
  const link = await readTrackingPath(desk.admin, await placeDelivered());
  const productPage = `/details/${desk.product._id}`;
  await page.goto(productPage);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(reviewsOf(page)).toHaveCount(0);

  // By the link in a message, the form is open.
  await page.goto(`${link}#review`);
  const asked = page.getByRole("region", { name: /^Reviews of order/ });
  await asked.getByRole("button", { name: "Send the review" }).click();
  await expect(asked.getByText("Please choose 1 to 5 stars.")).toBeVisible();
  await asked.getByRole("radio", { name: "4 stars: Good" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(asked.getByRole("radio", { name: "5 stars: Very good" })).toBeChecked();
  await asked.getByRole("radio", { name: "True to size" }).press("Space");
  await asked.getByRole("textbox").fill(TEXT);
  await expect(asked.getByText(`${TEXT.length} of 1,000 characters`)).toBeVisible();
  await expectFit(page);
  await expectNoViolations(page);
  await page.reload();
  await expect(asked.getByRole("textbox")).toHaveValue(TEXT);
  await asked.getByRole("button", { name: "Send the review" }).click();
  await expect(asked.getByRole("status")).toContainText("We read it first");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(asked).toHaveCount(0);

  await page.goto(productPage);
  await expect(reviewsOf(page)).toHaveCount(0);
  const keeper = await (await browser.newContext()).newPage();
  watch(keeper);
  await become(keeper, desk.admin);
  await keeper.goto("/dashboard/reviews");
  const card = keeper.getByRole("article", { name: new RegExp(`^Review of ${desk.product.name},`) });
  await expect(card.getByRole("img", { name: "5 out of 5" })).toBeVisible();
  await expect(card).toContainText("Nusrat");
  await expect(card).not.toContainText("Jahan");
  await expect(card).toContainText("S, Black · True to size");
  await expectFit(keeper);
  await expectNoViolations(keeper);
  await card.getByRole("button", { name: /^Show/ }).click();
  await expect(keeper.getByText(`The review of ${desk.product.name} is shown.`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await keeper.getByRole("link", { name: /^Shown/ }).click();
  await card.getByRole("button", { name: /^Answer/ }).click();
  await card.getByRole("textbox", { name: "Your answer" }).fill("Thank you, Nusrat.");
  await card.getByRole("button", { name: "Save" }).click();
  // The field itself has the text before it is saved.
  await expect(card.getByRole("textbox")).toHaveCount(0);
  await expect(card).toContainText("Thank you, Nusrat.");
  await expectNoOverflow(keeper);

  await page.goto(productPage);
  await page.getByRole("link", { name: "5 out of 5, 1 review" }).click();
  const reviews = reviewsOf(page);
  await expect(reviews).toBeInViewport();
  await expect(reviews.getByRole("listitem")).toContainText(["Nusrat"]);
  await expect(reviews).toContainText("Fits as the size guide says.");
  await expect(reviews).toContainText("Thank you, Nusrat.");
  await expectFit(page);
  await expectNoViolations(page);

  await page.goto(`/bn${productPage}`);
  await expect(reviews).toContainText("৫-এর মধ্যে ৫");
  await expect(reviews).toContainText("১টি রিভিউ");
  await expectFit(page);
  await expectNoViolations(page);
});

test("after each of three reviews from the order's link its thanks are in sight @ci", async ({ page }) => {
  for (const size of ["S", "M"]) await putIntoCart(desk.customer, desk.product, 1, { size, color: "Navy" });
  const orderId = await placeOrder(desk.customer, desk.product, { amount: 3 * desk.product.price + 100 });
  await deliver(desk.admin, orderId);
  await page.goto(`${await readTrackingPath(desk.admin, orderId)}#review`);
  const asked = page.getByRole("region", { name: /^Reviews of order/ });
  for (const count of [1, 2, 3]) {
    if (count > 1) {
      await asked
        .getByRole("button", { name: /^Review this:/ })
        .first()
        .click();
    }
    await asked.getByRole("radio", { name: "4 stars: Good" }).press("Space");
    await asked.getByRole("button", { name: "Send the review" }).click();
    await expect(asked.getByText("We read it first")).toHaveCount(count);
    const thanks = asked.getByText("We read it first").last();
    await expect(thanks).toBeInViewport({ ratio: 1 });
    await expect(asked.locator("[aria-live=polite]")).toContainText("We read it first");
  }
});

test("a signed-in customer adds a picture, and everybody opens it full screen", async ({ page }) => {
  const orderId = await placeDelivered();
  await become(page, desk.customer);
  await page.goto("/bn/dashboard/orders");
  const asked = page.getByRole("region", { name: /-এর রিভিউ$/ });
  await asked.getByRole("button", { name: /^রিভিউ দিন/ }).click();
  await asked.getByRole("radio", { name: /^৪টি তারা/ }).press("Space");
  await asked.getByLabel("ছবি তুলুন বা বেছে নিন").setInputFiles({
    name: "worn.jpg",
    mimeType: "image/jpeg",
    buffer: await makePhoto({ width: 1_200, height: 1_600 }),
  });
  await expect(asked.getByText("পাঠানো হয়েছে।")).toBeVisible();
  await expectFit(page);
  await expectNoViolations(page);
  const known = new Set(["JPG", "PNG", "WebP", ...desk.product.name.split(/\W+/)]);
  const english = await listEnglish(page);
  expect(english.filter((word) => /review|star|picture|send/i.test(word) && !known.has(word))).toEqual([]);
  await asked.getByRole("button", { name: "রিভিউ পাঠান" }).click();
  await expect(asked.getByRole("status")).toContainText("ধন্যবাদ");

  const list = await desk.admin.call("GET", "/reviews?state=waiting");
  const { rows } = list.body as { rows: { _id: string; order: { _id: string } }[] };
  const written = rows.find(({ order }) => order._id === orderId);
  const shown = await desk.admin.call("PATCH", `/reviews/${written?._id}`, { state: "shown" });
  expect(shown.status).toBe(200);
  await page.goto(`/details/${desk.product._id}`);
  await reviewsOf(page)
    .getByRole("link", { name: /^Picture 1 by .+, larger$/ })
    .click();
  const large = page.getByRole("dialog").getByRole("img");
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(240);
  await page.getByRole("button", { name: "Close" }).click();
});
