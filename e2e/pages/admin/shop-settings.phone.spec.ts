import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { becomeAdmin } from "../../support/admin";
import { type Caller, newStaff } from "../../support/api";
import { become } from "../../support/become";
import { addProduct } from "../../support/catalogue";
import { newPhone } from "../../support/orders";
import { expectNoOverflow } from "../../support/storefront";

// A browser complains of every 409 in its console, so this test does without its watch.

interface Settings {
  version: number;
  messages: { kinds: { mail: string[]; sms: string[]; telegram: string[] } };
  stock: { lowStock: number };
  orders: { staffDiscountPercent: number };
  couriers: { pieceGrams: Record<string, number> };
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
    await page.goto("/dashboard/settings");
    const limit = page.getByLabel("Limit in pieces");
    await limit.fill("৭");
    await change({ messages: { kinds: { sms: ["placed", "handedOver"] } } });
    await page.getByRole("checkbox", { name: "Handed over by SMS" }).click();
    await expect(page.getByText("Both their changes and yours are saved.")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Order confirmed by SMS" })).not.toBeChecked();
    expect((await read()).messages.kinds.sms).toEqual(["placed"]);

    await expect(limit).toHaveValue("৭");
    await change({ stock: { lowStock: 3 } });
    const save = page.getByRole("button", { name: "Save the limit" });
    await save.click();
    await expect(page.getByText("yours is not saved")).toBeVisible();
    await expect(limit).toHaveValue("7");
    await expect(limit).toHaveAccessibleDescription("Now: 3");
    expect((await read()).stock).toEqual({ lowStock: 3 });
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
    await expectNoViolations(page);
    await save.click();
    await expect.poll(async () => (await read()).stock).toEqual({ lowStock: 7 });
    await expect(page.getByText("yours is not saved")).toHaveCount(0);
  } finally {
    await change({ messages: { kinds: null }, stock: { lowStock: null } });
  }
});

test("a tick waits for the script that saves it", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => route.abort());
  await page.goto("/dashboard/settings");
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

test("an admin sets what pieces weigh, by category, and overwrites nobody", async ({ page, playwright }) => {
  const { read, change } = settingsOf(await becomeAdmin(page, playwright));
  await change({ couriers: { pieceGrams: null } });
  const { pieceGrams: usual } = (await read()).couriers;
  try {
    await page.goto("/dashboard/settings");
    const weights = page.getByRole("group", { name: "Grams of a piece" });
    await expect(weights.getByRole("textbox")).toHaveCount(12);
    const [jeans, caps] = [weights.getByLabel("Denim Pants"), weights.getByLabel("Caps")];
    const save = page.getByRole("button", { name: "Save the weights" });
    await jeans.fill("৭২০");
    await caps.fill("0");
    await save.click();
    await expect(caps).toHaveAccessibleDescription(/Please enter whole grams from 1 to 10,000, or nothing\./);
    await expect(caps).toBeFocused();
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
    await expectNoViolations(page);
    expect((await read()).couriers.pieceGrams).toEqual(usual);
    await caps.fill("");
    await save.click();
    await expect.poll(async () => (await read()).couriers.pieceGrams).toEqual({ ...usual, denimpants: 720 });
    await expect(jeans).toHaveValue("720");
    await expect(caps).toHaveValue("120");

    await change({ couriers: { pieceGrams: { belts: 300, caps: 90 } } });
    await jeans.fill("700");
    await save.click();
    await expect(page.getByText("Both their changes and yours are saved.")).toBeVisible();
    await expect(caps).toHaveValue("90");
    await change({ couriers: { pieceGrams: { caps: 95 } } });
    await caps.fill("100");
    await save.click();
    await expect(page.getByText("yours is not saved")).toBeVisible();
    await expect(caps).toHaveAccessibleDescription("Now: 95 g");
    await save.click();
    await expect
      .poll(async () => (await read()).couriers.pieceGrams)
      .toEqual({ ...usual, denimpants: 700, belts: 300, caps: 100 });
    await caps.fill("");
    await save.click();
    await expect(caps).toHaveValue("120");
  } finally {
    await change({ couriers: { pieceGrams: null } });
  }
});
