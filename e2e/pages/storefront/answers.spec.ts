import { expectNoViolations } from "../../support/accessibility";
import { signInAs } from "../../support/api";
import { addProduct } from "../../support/catalogue";
import { demoAdmin } from "../../support/people";
import { DETAIL, expectNoOverflow, findProduct, isPhone, JEAN, open } from "../../support/storefront";
import { expect, test } from "../../support/test";

test("tells on which days an order of today arrives, on a page that was made on another day @phone", async ({
  page,
}) => {
  for (const [now, days] of [
    ["2026-11-22T05:00:00Z", ["Tue 24 – Wed 25 Nov", "Wed 25 – Sun 29 Nov"]],
    // A minute before and after midnight in Dhaka.
    ["2026-11-22T17:59:00Z", ["Tue 24 – Wed 25 Nov", "Wed 25 – Sun 29 Nov"]],
    ["2026-11-22T18:01:00Z", ["Wed 25 – Thu 26 Nov", "Thu 26 – Mon 30 Nov"]],
    // Over Victory Day and a weekend.
    ["2026-12-14T05:00:00Z", ["Thu 17 – Sun 20 Dec", "Sun 20 – Tue 22 Dec"]],
  ] as const) {
    await page.clock.setFixedTime(new Date(now));
    await open(page, DETAIL);
    await expect(page.getByText(/^arrives in /)).toHaveText([
      "arrives in 2 to 3 business days",
      "arrives in 3 to 5 business days",
    ]);
    for (const dates of days) await expect(page.getByText(dates, { exact: true })).toBeVisible();
  }
});

test("the same page tells it in business days where there is no script @phone", async ({ page }) => {
  const jean = await findProduct(page.request, JEAN);
  const html = await (await page.request.get(`/details/${jean._id}`)).text();
  expect(html).toContain("arrives in 2 to 3 business days");
  expect(html).toContain("arrives in 3 to 5 business days");
  expect(html).not.toMatch(/(Sun|Mon|Tue|Wed|Thu) \d+ –/);
});

test("a question goes out with the product's name and link, or by phone @phone @ci", async ({ page }) => {
  const jean = await findProduct(page.request, JEAN);
  await open(page, DETAIL);
  const chat = page.getByRole("link", { name: "Ask on WhatsApp" });
  const address = new URL((await chat.getAttribute("href")) ?? "");
  expect(address.origin + address.pathname).toBe("https://wa.me/8801700000000");
  expect(address.searchParams.get("text")).toMatch(
    new RegExp(`^Hello, I have a question about ${JEAN}: http.*/details/${jean._id}$`),
  );
  await expect(page.getByRole("main").getByRole("link", { name: "01700-000000" })).toHaveAttribute(
    "href",
    "tel:+8801700000000",
  );
});

test("shares the page in the chosen colour, and is no error where the list of apps is closed @phone @ci", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", {
      value: (data: ShareData) => {
        shared.push(data);
        return Promise.reject(new DOMException("", "AbortError"));
      },
    });
  });
  await open(page, `${DETAIL}?color=black&utm_source=x`);
  await page.getByRole("button", { name: "Share" }).click();
  const { origin, pathname } = new URL(page.url());
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([
    { title: JEAN, url: `${origin}${pathname}?color=black` },
  ]);
});

for (const [language, path, button, told] of [
  ["en", "", "Copy link", "Link copied."],
  ["bn", "/bn", "লিংক কপি করুন", "লিংক কপি হয়েছে।"],
] as const)
  test(`copies the link where the browser cannot share, and says so, in ${language} @phone @ci`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "share");
      const copied: string[] = [];
      Object.assign(window, { copied });
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: (text: string) => Promise.resolve(copied.push(text)) },
      });
    });
    await open(page, `${path}${DETAIL}`);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("main").getByText(told)).toBeVisible();
    const { origin, pathname } = new URL(page.url());
    expect(await page.evaluate(() => Reflect.get(window, "copied"))).toEqual([`${origin}${pathname}`]);
    await expectNoOverflow(page);
  });

test("shows the address where it cannot be copied", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await open(page, DETAIL);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "/details/" })).toBeVisible();
});

test("tells of the label what an admin has typed, also markup, and nothing where there is nothing @phone @ci", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  const label = { fabric: "<b>100%</b> সুতি", weight: "180 gsm", origin: "ঢাকা" };
  const { _id } = await addProduct(admin, label);
  await open(page, `/details/${_id}`);
  const terms = page.getByRole("main").locator("dl").last().locator("dt");
  const all = await terms.allTextContents();
  expect(all).toEqual(expect.arrayContaining(["Fabric", "Weight", "Made in"]));
  expect(all).not.toContain("Care");
  expect(all).not.toContain("Size advice");
  await expect(page.getByText("<b>100%</b> সুতি", { exact: true })).toBeVisible();
  expect((await admin.call("PATCH", `/products/${_id}`, { fabric: "", care: "Wash cold" })).status).toBe(200);
  expect((await admin.call("GET", `/products/${_id}`)).body).toMatchObject({
    care: "Wash cold",
    weight: "180 gsm",
  });
  await open(page, `/details/${_id}`);
  await expect(page.getByText("Fabric", { exact: true })).toHaveCount(0);
  await expect(page.getByText("Wash cold", { exact: true })).toBeVisible();
  expect((await admin.call("PATCH", `/products/${_id}`, { care: "x".repeat(201) })).status).toBe(400);
});

test("picture, choice and button stand above the dock, with the small pictures beside", async ({ page }) => {
  const isSmall = isPhone(page);
  if (!isSmall) await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, DETAIL);
  const marks = page
    .getByRole("region", { name: `Pictures of ${JEAN}` })
    .getByRole("button", { name: /^Show \d of 3/ });
  await expect(marks).toHaveCount(3);
  await expect(marks.locator("img").filter({ visible: true })).toHaveCount(isSmall ? 0 : 3);
  if (isSmall) return;
  const dock = await page.getByRole("navigation", { name: "Category dock" }).boundingBox();
  for (const part of [
    page.getByRole("button", { name: "full screen" }).first(),
    marks.last(),
    page.getByRole("button", { name: "Pause" }),
    page.getByRole("button", { name: "Size guide" }),
    page.getByRole("button", { name: /^Add to Cart/ }),
    page.getByRole("link", { name: "Ask on WhatsApp" }),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
  }
  await marks.nth(2).click();
  await expect(marks.nth(2)).toHaveAttribute("aria-current", "true");
  await expectNoViolations(page);
});

test("fits every width @ci", async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, DETAIL);
    await expectNoOverflow(page, width);
  }
});
