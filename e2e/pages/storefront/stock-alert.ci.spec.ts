import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { findRow } from "../../support/admin";
import { type Caller, newCustomer, signInAs } from "../../support/api";
import { become } from "../../support/become";
import { addProduct } from "../../support/catalogue";
import { linksOf, waitForMail } from "../../support/mail";
import { demoAdmin } from "../../support/people";
import { expectNoOverflow, open } from "../../support/storefront";

// A browser complains of every 400 and 409 in its console, so these tests do without its watch.

const LONG = "দীর্ঘ নামের প্রিমিয়াম এক্সপোর্ট কোয়ালিটি স্লিম ফিট ডেনিম প্যান্ট";
const row = (size: string, color: string, stock: number) => ({ size, color, stock });

const jeans = (left: number, color = "Indigo") => ({
  category: "Denim Pants",
  sizes: ["32", "34"],
  colors: [color],
  stockByOption: [row("32", color, left), row("34", color, 0)],
});

let admin: Caller;
test.beforeAll(async ({ playwright }) => {
  admin = await signInAs(playwright, demoAdmin());
});

const wish = (page: Page) => page.getByRole("group", { name: "Tell me when it is back" });
const opener = (page: Page) => page.getByRole("button", { name: "Tell me when it is back" });
const contactOf = (page: Page) => wish(page).getByLabel("Your email");
const sendButton = (page: Page, choice: string) =>
  wish(page).getByRole("button", { name: `Tell me when ${choice} is back` });
const newContact = () => `waits-${Math.random().toString(36).slice(2)}@example.com`;

async function chooseSize(page: Page, name: string): Promise<void> {
  await page.getByRole("radio", { name }).first().check({ force: true });
}

async function expectKept(page: Page, choice: string): Promise<void> {
  const said = new RegExp(`^We'll email you once when ${choice} is back, until \\d{1,2} \\w{3,4}\\.$`);
  await expect(wish(page).getByRole("status").first()).toHaveText(said);
}

test("asks for a size that is sold out, is told once when it is there, and can end it @phone", async ({
  page,
}) => {
  const { _id, name } = await addProduct(admin, jeans(4));
  const contact = newContact();
  await open(page, `/details/${_id}`);
  await expect(opener(page)).toHaveCount(0);
  await chooseSize(page, "34, sold out");
  await opener(page).click();
  await expect(contactOf(page)).toBeFocused();
  await expectNoViolations(page);
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);

  await test.step("what is no address is told beside the field", async () => {
    await sendButton(page, "34, Indigo").click();
    await expect(wish(page)).toContainText("Please enter where we can write to you.");
    await contactOf(page).fill("nadia");
    await page.keyboard.press("Enter");
    await expect(wish(page)).toContainText("Please enter a mobile number such as 01712345678");
    await contactOf(page).fill("01712345678");
    await page.keyboard.press("Enter");
    await expect(wish(page)).toContainText("We send no text messages yet. Please enter your email address.");
  });

  await contactOf(page).fill(contact);
  await page.keyboard.press("Enter");
  await expectKept(page, "34, Indigo");
  await expectNoViolations(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await test.step("the desk sees that somebody waits", async () => {
    await expect
      .poll(async () => (await admin.call("GET", `/products/${_id}/stock`)).body)
      .toContainEqual({
        size: "34",
        color: "Indigo",
        stock: 0,
        received: 0,
        waiting: 0,
        toSend: 0,
        wanted: 1,
      });
  });

  await admin.call("POST", `/products/${_id}/pieces`, { size: "34", color: "Indigo", add: 2 });
  const mail = await waitForMail(contact);
  expect(mail.subject).toBe(`${name} (34, Indigo) is back in stock`);
  const [product = "", stop = ""] = linksOf(mail);
  await page.goto(product);
  await expect(page.getByRole("radio", { name: "34" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Add to Cart (34, Indigo)" }).first()).toBeVisible();
  await page.goto(stop);
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("No more mails like that one");
});

test("asks for a size of what is wholly sold out, under a long name @ci", async ({ page }) => {
  const { _id } = await addProduct(admin, { ...jeans(0, "গাঢ় নীল"), name: `${LONG} ${Math.random()}` });
  await open(page, `/details/${_id}`);
  await opener(page).click();
  await chooseSize(page, "34");
  const contact = newContact();
  await contactOf(page).fill(contact);
  await sendButton(page, "34, গাঢ় নীল").click();
  await expectKept(page, "34, গাঢ় নীল");
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await chooseSize(page, "32");
  await expect(contactOf(page)).toHaveValue(contact);
  await expect(sendButton(page, "32, গাঢ় নীল")).toBeVisible();
});

test("says what is wrong without a line, and where it is there already @phone @ci", async ({
  page,
  context,
}) => {
  const { _id } = await addProduct(admin, jeans(0));
  await open(page, `/details/${_id}`);
  await opener(page).click();
  await chooseSize(page, "32");
  await contactOf(page).fill(newContact());
  await context.setOffline(true);
  await sendButton(page, "32, Indigo").click();
  await expect(wish(page).getByRole("alert")).toHaveText(
    "There is no connection. Please check it and try again.",
  );
  await context.setOffline(false);
  await admin.call("POST", `/products/${_id}/pieces`, { size: "32", color: "Indigo", add: 1 });
  await sendButton(page, "32, Indigo").click();
  await wish(page).getByRole("link", { name: "Show it" }).click();
  await expect(page.getByRole("button", { name: "Add to Cart (32, Indigo)" }).first()).toBeVisible();
});

test("fills in the email of whoever is signed in, and keeps it out of the page @phone @ci", async ({
  page,
  playwright,
}) => {
  const { _id } = await addProduct(admin, jeans(0));
  const customer = await newCustomer(playwright);
  await become(page, customer);
  const email = customer.person?.email ?? "";
  await open(page, `/details/${_id}`);
  expect(await page.content()).not.toContain(email);
  await opener(page).click();
  await expect(contactOf(page)).toHaveValue(email);
});

test("the desk lists what people wait for, and says so at the option @phone @ci", async ({ page }) => {
  const product = await addProduct(admin, jeans(0));
  for (const contact of [newContact(), newContact()]) {
    const body = { productId: product._id, size: "34", color: "Indigo", contact };
    expect((await admin.call("POST", "/stockAlerts", body)).status).toBe(200);
  }
  await become(page, admin);
  const found = await findRow(page, product.name);
  await found.getByRole("button", { name: /^34, Indigo: sold out/ }).click();
  await expect(found).toContainText("2 people wait to be told that it is back.");
  await page.getByText("Wanted (").click();
  await expect(page.getByRole("link", { name: `${product.name}: 34, Indigo` })).toBeVisible();
  await expectNoViolations(page);
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("offers nothing that could not be sent @phone @ci", async ({ page }) => {
    const { _id } = await addProduct(admin, jeans(0));
    await page.goto(`/details/${_id}`);
    await expect(page.getByText("Sold out", { exact: true }).first()).toBeVisible();
    await expect(opener(page)).toBeHidden();
  });
});
