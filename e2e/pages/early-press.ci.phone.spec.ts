import { type Browser, expect, type Page, test } from "@playwright/test";
import { signInAs } from "../support/api";
import { addProduct } from "../support/catalogue";
import { becomeAdmin } from "../support/admin";
import { expectHeld, holdScripts, openEarly, watchCalls } from "../support/held-scripts";
import { demoAdmin } from "../support/people";
import { acceptMessage } from "../support/pop-ups";
import { DETAIL, open, resolvePath } from "../support/storefront";

test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const EMAIL = "karim@customers.example";

test("an early Forget Password asks for the e-mail once, with what is typed", async ({ page }) => {
  const { release } = await holdScripts(page, "before", "");
  await openEarly(page, "/login", "before");
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByRole("button", { name: "Forget Password" }).click();
  await expectHeld(page);
  release();
  const question = page.getByRole("dialog");
  await expect(question.getByRole("textbox")).toHaveValue(EMAIL);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel("Email")).toHaveValue(EMAIL);
});

test("the desk's lists are searched for what was typed, chosen and ticked early", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const { name } = await addProduct(admin);
  const { release } = await holdScripts(page, "before", "");
  await openEarly(page, "/dashboard/manageProducts", "before");
  await page.getByLabel("Find products").fill(name);
  await page.getByLabel("Category").selectOption("Caps");
  await page.getByLabel("Low stock first").check();
  release();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article", { name })).toBeVisible();
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ q: name, category: "Caps", order: "stock" });
  await expect(page.getByLabel("Low stock first")).toBeChecked();

  await page.goto("/dashboard/users", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Find by name or email").fill("admin@tejgaon.example");
  await expect(page).toHaveURL("/dashboard/users?q=admin%40tejgaon.example");
});

test("the other language keeps what a list of the desk is ordered by, pressed before the scripts", async ({
  page,
  playwright,
}) => {
  await becomeAdmin(page, playwright);
  // On a phone the link comes with the script.
  await page.setViewportSize({ width: 1440, height: 900 });
  const { release } = await holdScripts(page, "before", "");
  await openEarly(page, "/dashboard/manageProducts?order=stock", "before");
  const link = page.getByRole("link", { name: "বাংলা" }).first();
  await link.click();
  release();
  await expect(page).toHaveURL("/bn/dashboard/manageProducts?order=stock");
});

test("a file of changes is applied once, pressed before the scripts", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  const product = await addProduct(admin, { stock: "7" });
  await page.goto("/dashboard/data");
  await page.getByLabel("Check a file of stock").setInputFiles({
    name: "counts.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`Product id,Stock then,Stock now\n${product._id},7,20`),
  });
  await expect(page.getByRole("button", { name: "Apply 1 change" })).toBeVisible();
  const { release } = await holdScripts(page, "before", "");
  await openEarly(page, page.url(), "before");
  await page.getByRole("button", { name: "Apply 1 change" }).click();
  await expectHeld(page);
  release();
  await expect(page.getByText("1 change applied.", { exact: true })).toBeVisible();
});

test("the orders' search box finds what was entered early", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  const { release } = await holdScripts(page, "before", "");
  const calls = watchCalls(page);
  await openEarly(page, "/dashboard/allOrders", "before");
  const box = page.getByLabel("Find orders by phone, name, email or order number");
  await box.fill("nobody of this name");
  await box.press("Enter");
  await expect(box).toHaveValue("nobody of this name");
  release();
  await expect(page).toHaveURL("/dashboard/allOrders?q=nobody+of+this+name");
  await expect(box).toHaveValue("nobody of this name");
  expect(calls).toEqual([]);
});

test("a press whose scripts cannot come keeps what was typed, and the next one loads the page again", async ({
  page,
}) => {
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => route.abort());
  for (const [path, label] of [
    ["/login", "Login"],
    ["/register", "Register"],
  ] as const) {
    await page.goto(path);
    await page.getByLabel("Email").fill(EMAIL);
    const button = page.getByRole("main").getByRole("button", { name: label });
    await button.click();
    await expectHeld(page, "Press again to reload");
    await expect(page.getByLabel("Email")).toHaveValue(EMAIL);
    const reloaded = page.waitForEvent("load");
    await button.click();
    await reloaded;
    await expect(page).toHaveURL(path);
  }
});

test("the button says that it adds while what it needs for that is on its way", async ({ page }) => {
  await open(page, DETAIL);
  await page.getByRole("radio", { name: "30", exact: true }).check({ force: true });
  const { release } = await holdScripts(page, "before", "");
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Adding …/ })).toBeDisabled();
  release();
  await acceptMessage(page, /login first/i);
  await expect(page).toHaveURL(/\/login/);
});

test("what the browser restores in a page that somebody goes back to is what is ordered", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  const { _id } = await addProduct(admin, { sizes: "28, 30, 32", colors: "" });
  await page.goto(`/details/${_id}`);
  await page.getByText("32", { exact: true }).click();
  await expect(page.getByRole("button", { name: "Add to Cart (32)" }).first()).toBeVisible();
  await page.goto("/about");
  await page.goBack();
  await expect(page.getByRole("radio", { name: "32" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Add to Cart (32)" }).first()).toBeVisible();
});

const FIRST_OF_DESK = "/dashboard/account";
/** Every control that a page shows before its script. Each must keep its value, and each press must be held. */
const EARLY_CONTROLS: [path: string, controls: string[]][] = [
  ["/", []],
  ["/denimpants", []],
  ["/about", []],
  [DETAIL, ["color", "size", "size", "size", "size", "quantity"]],
  ["/login", ["email", "password"]],
  ["/register", ["name", "email", "password"]],
  ["/reset", ["password"]],
  ["/confirmEmail", []],
  ["/stopAlerts", []],
  [FIRST_OF_DESK, ["language", "language", "isOrderMailWanted", "isCartMailWanted", "password"]],
  ["/dashboard/cart", []],
  ["/dashboard/checkout", []],
  ["/dashboard/orders", []],
  ["/dashboard/addProduct", []],
  [
    "/dashboard/manageProducts",
    ["Find products", "Category", "Low stock first", "Low in some size", "Drafts"],
  ],
  ["/dashboard/users", ["Find by name or email"]],
  ["/dashboard/allOrders", ["Find orders by phone, name, email or order number"]],
  ["/dashboard/records", []],
  ["/dashboard/vitals", []],
];

/** Opens a page as it is before any script of the framework runs. */
async function openWithoutScripts(page: Page, path: string): Promise<void> {
  await page.goto(await resolvePath(page, path), { waitUntil: "domcontentloaded" });
}

test("no page has a control or a button of a form that does not wait for its script", async ({
  page,
  playwright,
}) => {
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => route.abort());
  const found: typeof EARLY_CONTROLS = [];
  for (const [path] of EARLY_CONTROLS) {
    // The login redirects a signed-in user.
    if (path === FIRST_OF_DESK) await becomeAdmin(page, playwright);
    await openWithoutScripts(page, path);
    const { controls, unheld } = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")];
      // A form that is sent to a page needs no script at all.
      const fields = all.filter(({ form }) => form?.method !== "get");
      const buttons = [...document.querySelectorAll("form[method=post] [type=submit], [data-early]")];
      return {
        controls: fields.map(({ name, labels }) => name || (labels?.[0]?.textContent ?? "").trim()),
        unheld: buttons.filter(({ nextElementSibling: note }) => !note?.matches("[data-early-note]")).length,
      };
    });
    expect(unheld, path).toBe(0);
    found.push([path, controls]);
  }
  expect(found).toEqual(EARLY_CONTROLS);
});

/** Opens a page in a browser that runs no script. */
async function openPlain(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
}

test("a form that is sent without JavaScript leads back to its page, and shows nothing typed", async ({
  browser,
  baseURL,
}) => {
  const page = await openPlain(browser, baseURL);
  for (const [path, label] of [
    ["/login?from=%2Fdashboard%2Fcart", "Login"],
    ["/register", "Register"],
  ] as const) {
    await page.goto(path);
    await page.getByLabel("Email").fill(EMAIL);
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("main").getByRole("button", { name: label }).click();
    expect((await answer).status(), path).toBe(303);
    await expect(page).toHaveURL(path);
    await expect(page.getByLabel("Email")).toHaveValue("");
  }
  await page.close();
});

test("a posted form never leads to another site, and another kind of body is refused", async ({
  request,
  baseURL,
}) => {
  const form = { form: { email: "a@b.example" }, maxRedirects: 0 };
  const sent = await request.post("/login", form);
  expect([sent.status(), sent.headers()["location"]]).toEqual([303, "/login"]);
  const elsewhere = await request.post(`${baseURL}//evil.example/login`, form);
  expect(elsewhere.headers()["location"]).toBe("/evil.example/login");
  expect((await request.post("/login", { data: { email: "a@b.example" } })).status()).toBe(405);
});
