import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { type AdminOrders, newName, placeOrders, setUpAdminOrders } from "../../support/admin-orders";
import { expectNoViolations } from "../../support/accessibility";
import { newPhone } from "../../support/orders";
import { expectNoOverflow } from "../../support/storefront";
import { readTrackingPath } from "../../support/order-links";

let desk: AdminOrders;

test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
});

async function placeOne() {
  const contact = { name: newName(), phone: newPhone(), address: `Lane ${newName()}, Uttara, Dhaka` };
  const [id = ""] = await placeOrders(desk, 1, contact);
  return { id, contact, path: await readTrackingPath(desk.admin, id) };
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link on the slip shows where the order is and what is in it, and nobody", async ({ page }) => {
    const { id, contact, path } = await placeOne();
    const visit = async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      return page.getByRole("list", { name: /^Steps of order \d+/ });
    };
    const steps = await visit();
    await expect(steps.getByRole("listitem")).toHaveText([
      /^PlacednowSun|^Placednow\w{3} \d+ \w{3}, \d\d:\d\dThe shop calls within 1 business day/,
      /^Confirmedto come$/,
      /^Packedto come$/,
      /^With the courierto come$/,
      /^Deliveredto comeExpected \w{3} \d+/,
    ]);
    await expect(steps.locator("[aria-current=step]")).toHaveText(/^Placed/);
    await expect(page.getByRole("main")).toContainText(desk.product.name);
    await expect(page.getByRole("main")).toContainText("S, Black");
    await desk.admin.call("PATCH", `/orders/${id}`, { status: "Confirmed" });
    await desk.admin.call("PATCH", `/orders/${id}/parcel`, { from: "toPack", to: "packed" });
    await visit();
    await expect(steps.locator("[aria-current=step]")).toHaveText(/^Packed/);
    const html = await page.content();
    const { email } = desk;
    for (const personal of [contact.name, contact.phone, contact.address, email, email.split("@")[0] ?? ""])
      expect(html).not.toContain(personal);
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  });

  test("a link that is wrong reads calmly, with the ways on", async ({ page }) => {
    for (const path of [`/track/${"0".repeat(25)}`, "/track/nonsense"]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      expect(response?.headers()).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex, nofollow, noarchive",
      });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can't find that page");
      await expect(page.getByText("Links to an order stop working 30 days after it is done.")).toBeVisible();
    }
  });
});

test("the page of a link is in no cache, no search engine and no log, and leaks to no other site @phone", async ({
  page,
  request,
}) => {
  const { path } = await placeOne();
  const first = await request.get(path);
  expect(first.headers()).toMatchObject({
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow, noarchive",
  });
  expect(first.headers()["cache-control"]).toMatch(/^private,.*\bno-store\b/);
  expect(first.headers()).not.toHaveProperty("etag");
  expect(await first.text()).toMatch(/<meta name="robots" content="noindex, nofollow"/);
  await page.goto(path);
  await expectNoViolations(page);
  const token = path.split("/")[2] ?? "";
  // Opened by another, and asked for with what a search engine or a cache would send.
  expect((await request.get(`${path}?utm=x`, { headers: { "If-None-Match": "*" } })).status()).toBe(200);
  expect(token).toMatch(/^[0-9a-z]{25}$/);
  expect(await readFile(process.env.SERVER_LOG ?? "", "utf8")).not.toContain(token);
});

test("the shop around it is set as on its other pages", async ({ page }) => {
  const readFrame = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("header, header *, [data-dock], [data-dock] *, footer, footer *")].map(
        (element) => {
          const { display, fontSize, gridTemplateColumns, height, padding } = getComputedStyle(element);
          return [
            element.getAttribute("class"),
            display,
            fontSize,
            gridTemplateColumns,
            height,
            padding,
          ].join(" | ");
        },
      ),
    );
  await page.goto((await placeOne()).path);
  const frame = await readFrame();
  await page.goto(`/track/${"0".repeat(25)}`);
  expect(frame).toEqual(await readFrame());
});

test("whoever has the link chooses by keyboard in which language the shop writes about the order @phone", async ({
  page,
}) => {
  const { path } = await placeOne();
  await page.goto(path);
  const choice = page.getByRole("group", { name: "Language" });
  await expect(choice.getByRole("radio", { name: "English" })).toBeChecked();
  await choice.getByRole("radio", { name: "English" }).press("ArrowDown");
  await expect(choice.getByRole("radio", { name: "বাংলা" })).toBeChecked();
  const save = page.getByRole("button", { name: "Save" });
  await save.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "in Bangla" })).toBeVisible();
  await expect(save).toBeFocused();
  await expectNoViolations(page);
  await page.goto(`/bn${path}`);
  await expect(page.getByRole("radio", { name: "বাংলা" })).toBeChecked();
});

test("an order that its customer called off says so, and one that the shop deleted is gone @phone", async ({
  page,
}) => {
  const [called, deleted] = [await placeOne(), await placeOne()];
  await desk.customer.call("DELETE", `/orders/${called.id}`);
  await desk.admin.call("DELETE", `/orders/${deleted.id}`);
  await page.goto(called.path);
  await expect(page.locator("[aria-current=step]")).toHaveText(/^Cancelled.*You cancelled this order/);
  expect((await page.goto(deleted.path))?.status()).toBe(404);
});
