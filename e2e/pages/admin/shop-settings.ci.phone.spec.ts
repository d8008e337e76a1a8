import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { becomeAdmin } from "../../support/admin";
import { type Caller, newStaff } from "../../support/api";
import { inBangla } from "../../support/bangla";
import { become } from "../../support/become";
import { addProduct } from "../../support/catalogue";
import { newPhone } from "../../support/orders";
import { expectInSight, expectNoOverflow } from "../../support/storefront";

// A browser complains of every 409 in its console, so this test does without its watch.

interface Settings {
  version: number;
  messages: { kinds: { mail: string[]; sms: string[]; telegram: string[] } };
  stock: { lowStock: number };
  orders: { staffDiscountPercent: number };
  couriers: { default: string; pieceGrams: Record<string, number> };
}

/** How an admin reads and changes the settings over HTTP. */
function settingsOf(admin: Caller) {
  const read = async () => (await admin.call("GET", "/settings")).body as Settings;
  const change = async (changes: object) => {
    const { version } = await read();
    expect((await admin.call("PATCH", "/settings", { version, ...changes })).status).toBe(200);
  };
  return { read, change };
}

test("of two admins who set the shop at once each is told of the other, and neither loses anything", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const { read, change } = settingsOf(admin);
  await change({ messages: { kinds: null }, stock: { lowStock: null } });
  try {
    await page.goto("/dashboard/settings/messages");
    await expect(page.getByRole("checkbox", { name: "Handed over by SMS" })).toBeEnabled();
    await change({ messages: { kinds: { sms: ["placed", "handedOver"] } } });
    await page.getByRole("checkbox", { name: "Handed over by SMS" }).click();
    await expect(page.getByText("Both their changes and yours are saved.")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Order confirmed by SMS" })).not.toBeChecked();
    expect((await read()).messages.kinds.sms).toEqual(["placed"]);
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
    await expectNoViolations(page);

    await page.goto("/dashboard/settings/stock");
    const limit = page.getByLabel("Limit in pieces");
    await limit.fill("৭");
    await change({ stock: { lowStock: 3 } });
    const save = page.getByRole("button", { name: "Save the change" });
    await save.click();
    await expect(page.getByText("yours is not saved")).toBeVisible();
    await expect(limit).toHaveValue("৭");
    await expect(limit).toHaveAccessibleDescription("Now: 3");
    expect((await read()).stock).toEqual({ lowStock: 3 });
    await save.click();
    await expect.poll(async () => (await read()).stock).toEqual({ lowStock: 7 });
    await expect(page.getByText("yours is not saved")).toHaveCount(0);
    await page.getByRole("link", { name: "Earlier versions" }).click();
    await page.getByRole("button", { name: "Bring this back" }).first().click();
    await expect.poll(async () => (await read()).stock).toEqual({ lowStock: 3 });
  } finally {
    await change({ messages: { kinds: null }, stock: { lowStock: null } });
  }
});

test("a number has the digits of the page, and both digits are understood", async ({ page, playwright }) => {
  const { read, change } = settingsOf(await becomeAdmin(page, playwright));
  await change({ stock: { lowStock: 12 } });
  try {
    await page.goto(inBangla("/dashboard/settings/stock"));
    const limit = page.getByRole("main").locator("input[inputmode=numeric]").first();
    await expect(limit).toHaveValue("১২");
    await limit.fill("15");
    await expect(limit).toHaveValue("15");
    await limit.blur();
    await expect(limit).toHaveValue("১৫");
    await page.getByRole("main").locator("button[type=submit]").click();
    await expect.poll(async () => (await read()).stock).toEqual({ lowStock: 15 });
    await limit.fill("৯");
    await page.getByRole("main").locator("button[type=submit]").click();
    await expect.poll(async () => (await read()).stock).toEqual({ lowStock: 9 });
    await page.goto("/dashboard/settings/stock");
    await expect(page.getByLabel("Limit in pieces")).toHaveValue("9");
  } finally {
    await change({ stock: { lowStock: null } });
  }
});

for (const { path, label, button, message } of [
  {
    path: "/dashboard/settings/brand",
    label: "Phone",
    button: "Save the change",
    message: /such as 01700-000000\./,
  },
  {
    path: inBangla("/dashboard/settings/brand"),
    label: "ফোন",
    button: /সেভ/,
    message: /যেমন 01700-000000।/,
  },
])
  test(`a mobile with a digit missing is named beside its field, on ${path}`, async ({
    page,
    playwright,
  }) => {
    const { read } = settingsOf(await becomeAdmin(page, playwright));
    const { version } = await read();
    await page.goto(path);
    const phone = page.getByLabel(label, { exact: true });
    await phone.fill("0171234");
    await page.getByRole("main").getByRole("button", { name: button }).click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(message);
    await expectInSight(page.getByText(message));
    await expect(phone).toHaveValue("0171234");
    expect((await read()).version).toBe(version);
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
    await expectNoViolations(page);
  });

test("a tick waits for the script that saves it", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => route.abort());
  await page.goto("/dashboard/settings/messages");
  const tick = page.getByRole("checkbox", { name: "Order placed by SMS" });
  await expect(tick).toBeDisabled();
  await page.unroute(/\/_next\/static\/chunks\/.*\.js/);
  await page.reload();
  await expect(tick).toBeEnabled();
});

test("the list of what runs out leads to the limit of the whole shop", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await page.goto("/dashboard/runningOut");
  await page.getByRole("main").getByRole("link", { name: "Settings", exact: true }).click();
  await expect(page.getByLabel("Limit in pieces")).toBeVisible();
});

test("staff take off what an admin lets them, and are told how much that is", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const { read, change } = settingsOf(admin);
  const product = await addProduct(admin, { price: 1_000 });
  const staff = await newStaff(playwright);
  const order = async (amount: number) => {
    const answer = await staff.call(
      "POST",
      "/orders/byStaff",
      {
        name: "Rahim Uddin",
        phone: newPhone(),
        address: "House 12, Road 5, Dhanmondi, Dhaka",
        deliveryLocation: "Inside Dhaka",
        source: "phone",
        lines: [{ productId: product._id, size: "S", color: "Black", quantity: 1 }],
        discount: { amount, reason: "A friend of the house" },
      },
      { "Idempotency-Key": crypto.randomUUID() },
    );
    return answer.status;
  };
  await change({ orders: { staffDiscountPercent: null } });
  try {
    expect([await order(100), await order(250)]).toEqual([201, 409]);
    await page.goto("/dashboard/messages");
    await page.getByRole("link", { name: "Settings", exact: true }).click();
    await page.getByRole("main").getByRole("link", { name: "Orders", exact: true }).click();
    const limit = page.getByLabel("Staff’s discount");
    const save = page.getByRole("button", { name: "Save the change" });
    await expect(limit).toHaveValue("10");
    await limit.fill("১০১");
    await save.click();
    await expect(limit).toHaveAccessibleDescription(/Please enter a whole number from 0 to 100\./);
    await limit.fill("২৫");
    await save.click();
    await expect.poll(async () => (await read()).orders).toMatchObject({ staffDiscountPercent: 25 });
    await expect(limit).toHaveValue("25");
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
    await expectNoViolations(page);
    expect([await order(250), await order(251)]).toEqual([201, 409]);

    await become(page, staff);
    await page.goto("/dashboard/allOrders/new");
    await expect(page.getByText("You can take up to 25% off the items")).toBeVisible();
    await page.goto("/dashboard/messages");
    await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Settings" })).toHaveCount(0);
    await page.goto("/dashboard/settings");
    await expect(page).toHaveURL("/");
  } finally {
    await change({ orders: { staffDiscountPercent: null } });
  }
});

test("an admin sets who carries parcels and what pieces weigh, and overwrites nobody", async ({
  page,
  playwright,
}) => {
  const { read, change } = settingsOf(await becomeAdmin(page, playwright));
  await change({ couriers: null });
  const usual = (await read()).couriers;
  try {
    await page.goto("/dashboard/settings/couriers");
    await expect(
      page.getByText("until the server has STEADFAST_API_KEY and STEADFAST_SECRET_KEY"),
    ).toBeVisible();
    const weights = page.getByRole("group", { name: "Weights of pieces" });
    await expect(weights.getByRole("textbox")).toHaveCount(12);
    const [jeans, caps] = [weights.getByLabel("Denim Pants"), weights.getByLabel("Caps")];
    const save = page.getByRole("button", { name: /^Save / });
    await jeans.fill("৭২০");
    await caps.fill("0");
    await save.click();
    await expect(caps).toHaveAccessibleDescription(/Please enter whole grams from 1 to 10,000/);
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
    await expectNoViolations(page);
    expect((await read()).couriers).toEqual(usual);
    await caps.fill("120");
    await page.getByLabel("Usual courier").selectOption("Pathao");
    await save.click();
    await expect
      .poll(async () => (await read()).couriers)
      .toEqual({ ...usual, default: "pathao", pieceGrams: { ...usual.pieceGrams, denimpants: 720 } });

    await change({ couriers: { pieceGrams: { caps: 95 } } });
    await caps.fill("100");
    await save.click();
    await expect(page.getByText("yours is not saved")).toBeVisible();
    await expect(caps).toHaveAccessibleDescription("Now: 95");
    await save.click();
    await expect.poll(async () => (await read()).couriers.pieceGrams).toMatchObject({ caps: 100 });
    await page.goto("/dashboard/parcels");
    await expect(page.getByLabel("Courier", { exact: true })).toHaveValue("pathao");
  } finally {
    await change({ couriers: null });
  }
});
