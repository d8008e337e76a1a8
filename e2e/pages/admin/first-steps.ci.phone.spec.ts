import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import type { Caller } from "../../support/api";
import { become } from "../../support/become";
import type { TestProduct } from "../../support/catalogue";
import { placeOrder } from "../../support/orders";
import { openOwnShop, type OwnShop, signInTo } from "../../support/own-shop";
import { newPerson } from "../../support/people";
import { acceptMessage, answerQuestion } from "../../support/pop-ups";
import { expectNoOverflow } from "../../support/storefront";

// A shop that nobody has set up: it needs one of its own.

let shop: OwnShop;
let admin: Caller;

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.beforeAll(async ({ playwright }) => {
  shop = await openOwnShop({ hasCatalogue: true, environment: { RATE_LIMIT_FACTOR: "100" } });
  admin = await signInTo(shop, playwright, shop.admin);
});
test.afterAll(() => shop.close());

test("a new shop tells its owner what to do first, ticks what is done, and takes its examples away @ci", async ({
  page,
  playwright,
}) => {
  await become(page, admin);
  await page.goto(`${shop.address}/dashboard/profile`);
  const steps = page.getByRole("region", { name: "Make the shop yours" });
  await expect(steps).toContainText("0 of 5 done");
  await expect(steps.getByRole("listitem")).toHaveText([
    /name and phone/,
    /delivery charges.*Inside Dhaka BDT 100, Outside Dhaka BDT 150/,
    /first product/,
    /test order/,
    /how customers are told/,
  ]);
  await expectNoOverflow(page, 390);
  await expectNoViolations(page);

  await steps.getByRole("link", { name: "Set the shop’s name and phone" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Joy Menswear");
  await page.getByLabel("Phone", { exact: true }).fill("01911-333444");
  await expect(page.getByLabel("Preview of the header")).toContainText("Joy Menswear");
  await expect(page.getByLabel("Preview of the footer")).toContainText("01911-333444");
  await expectNoOverflow(page, 390);
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Save 2 changes" }).click();
  await expect(page.getByRole("button", { name: "Save the change" })).toBeDisabled();
  // The picture of the story shows the example shop's label.
  await page.goto(`${shop.address}/about`);
  await expect(page.getByRole("region", { name: "Contact" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
  await page.goto(`${shop.address}/dashboard/profile`);
  await expect(steps).toContainText("1 of 5 done");
  await steps.getByRole("button", { name: "Keep these charges" }).click();
  await expect(steps).toContainText("2 of 5 done");

  const products = (await admin.call("GET", "/products")).body as TestProduct[];
  const [ordered] = products;
  if (!ordered) throw new Error("The shop has no product.");
  const customer = await signInTo(shop, playwright, { ...newPerson(), isNew: true });
  await placeOrder(customer, ordered);
  await page.reload();
  await expect(steps).toContainText("3 of 5 done");

  await steps.getByRole("button", { name: "Remove the examples" }).click();
  await answerQuestion(
    page,
    `Remove ${products.length} example products?`,
    "Okay",
    "Those that somebody has ordered stay.",
  );
  await acceptMessage(
    page,
    "Removed",
    `${products.length - 1} products are removed. 1 stays, because somebody has ordered it.`,
  );
  expect((await admin.call("GET", "/products")).body).toEqual([
    expect.objectContaining({ _id: ordered._id }),
  ]);
  await page.goto(`${shop.address}/belts`);
  await expect(page.getByRole("article")).toHaveCount(0);

  await page.goto(`${shop.address}/dashboard/profile`);
  const left = page.getByRole("region", { name: "Left over from the example shop" });
  await expect(left).toContainText("Home still shows the example slides.");
  await expect(left).toContainText("Home still shows the example shop’s story and film, with its label.");
  await expect(left).toContainText("About & Contact still tells the example shop’s story.");
  await expect(left).toContainText("11 categories have no products.");
  await expectNoOverflow(page, 390);
  await expectNoViolations(page);
  const readHome = async () => await (await page.request.get(`${shop.address}/`)).text();
  const showsBelts = async () => (await readHome()).includes('href="/belts"');
  expect(await showsBelts()).toBe(true);
  expect(await readHome()).not.toContain("cognac-braided-belt");
  await left.getByRole("button", { name: "Hide them" }).click();
  await expect(left).toContainText("11 categories are hidden from shoppers.");
  expect((await page.request.get(`${shop.address}/belts`)).status()).toBe(404);
  expect(await showsBelts()).toBe(false);
  await left.getByRole("button", { name: "Show them again" }).click();
  await expect(left).toContainText("11 categories have no products.");
  await left.getByRole("button", { name: "Hide them" }).click();
  await expect(left).toContainText("11 categories are hidden from shoppers.");

  await page.goto(`${shop.address}/dashboard/manageProducts`);
  await page.getByRole("link", { name: "Add a product" }).click();
  await expect(page.getByRole("heading", { name: "Add Product", level: 1 })).toBeVisible();
  await page.getByRole("combobox", { name: "Category" }).selectOption("Belts");
  await page.getByRole("button", { name: "Show Belts to shoppers" }).click();
  await expect(page.getByText("Shoppers see Belts now.")).toBeVisible();
  expect((await page.request.get(`${shop.address}/belts`)).status()).toBe(200);

  await page.goto(`${shop.address}/dashboard/profile`);
  await expect(left).toContainText("1 category has no products.");
  await steps.getByRole("button", { name: "Hide these steps" }).click();
  await expect(steps).toBeHidden();
  await expect(left).toBeHidden();
  await page.reload();
  await expect(page.getByRole("region", { name: "To do now" })).toBeVisible();
  await expect(steps).toBeHidden();
});

test("a new category is chosen in the form of its first product, whose sizes may have Bengali digits @ci", async ({
  page,
}) => {
  await become(page, admin);
  await page.goto(`${shop.address}/dashboard/categories`);
  const form = page.getByRole("region", { name: "New category" });
  await form.getByLabel("Name", { exact: true }).fill("Panjabi");
  await form.getByLabel("Group in the menu").selectOption("SHIRTS");
  await form.getByLabel("Description").fill("Cotton panjabis for Eid.");
  await form.getByRole("button", { name: "Make the category" }).click();
  await form.getByRole("link", { name: "Add its first product" }).click();
  await expect(page.getByRole("combobox", { name: "Category" })).toHaveValue("Panjabi");
  const sizes = page.getByLabel("Sizes", { exact: true });
  await sizes.pressSequentially("৪২, ৪৪");
  await expect(sizes).toHaveValue("৪২, ৪৪");
  await page.getByLabel("Colors", { exact: true }).focus();
  await expect(sizes).toHaveValue("42, 44");
});
