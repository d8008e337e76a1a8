import { expectNoViolations } from "../../support/accessibility";
import { logOut, newShopper } from "../../support/account";
import { signInAs } from "../../support/api";
import { addProduct, type TestProduct } from "../../support/catalogue";
import { demoAdmin, logIn } from "../../support/people";
import { DETAIL, expectNoOverflow, findProduct, JEAN, open } from "../../support/storefront";
import { expect, test } from "../../support/test";

test("a heart keeps a product on this device, and the list shows its price until it is taken out @phone @ci", async ({
  page,
}) => {
  await open(page, DETAIL);
  await page.getByRole("button", { name: "Wishlist", pressed: false }).click();
  await expect(page.getByRole("button", { name: "Wishlist", pressed: true })).toBeVisible();
  await expectNoOverflow(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Wishlist", pressed: true })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Wishlist" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wishlist" })).toBeVisible();
  const card = page.getByRole("main").getByRole("article");
  await expect(card).toContainText(JEAN);
  await expect(card).toContainText("BDT");
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: `Remove: ${JEAN}` }).click();
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
  await expect(page).toHaveURL(/\/wishlist$/);
});

test("what was kept in a colour is shown and opens in it @ci", async ({ page }) => {
  const tee = await findProduct(page.request, "Combed Cotton Tee 180 gsm");
  await open(page, `/details/${tee._id}`);
  const last = page.getByRole("group", { name: "Color" }).getByRole("radio").last();
  await last.check({ force: true });
  const color = await last.inputValue();
  await page.getByRole("button", { name: "Wishlist", pressed: false }).click();
  await page.goto("/wishlist");
  const card = page.getByRole("main").getByRole("article");
  const link = card.getByRole("link", { name: /^See Details/ });
  await expect(link).toHaveAttribute("href", /\?color=./);
  await expect(card.getByText(`In ${color}`, { exact: true })).toBeVisible();
  const picture = await card.getByRole("img").getAttribute("src");
  await link.click();
  await expect(page.getByRole("group", { name: "Color" }).getByRole("radio", { checked: true })).toHaveValue(
    color,
  );
  // The card shows what the page shows first in this colour, and not what it shows first of all.
  const pictureOf = (address: string | null) => (address ?? "").replace(/-\d+\.\w+$/, "");
  const first = page.getByRole("button", { name: /^Show picture 1 of/ }).getByRole("img");
  expect(pictureOf(await first.getAttribute("src"))).toBe(pictureOf(picture));
  expect(pictureOf(picture)).not.toBe(pictureOf((tee as TestProduct & { image1: string }).image1));
});

test("a list that somebody shares is shown as theirs, and joins one's own with a press @phone @ci", async ({
  page,
}) => {
  const tee = await findProduct(page.request, "Combed Cotton Tee 180 gsm");
  const jean = await findProduct(page.request, JEAN);
  const cards = page.getByRole("main").getByRole("article");
  const kept = async () => await page.evaluate(() => localStorage.getItem("wishlist"));
  await page.goto("/about");
  await page.evaluate((id) => localStorage.setItem("wishlist", id), jean._id);
  await page.goto(`/wishlist?products=${tee._id}`);
  await expect(page.getByText("Somebody has shared this list with you.")).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(tee.name);
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await expectNoViolations(page);
  await expectNoOverflow(page);
  expect(await kept()).toBe(jean._id);
  await page.getByRole("link", { name: "See my wishlist" }).click();
  await expect(cards).toContainText(JEAN);
  await expect(page.getByRole("button", { name: `Remove: ${JEAN}` })).toBeVisible();
  await page.goto(`/wishlist?products=${tee._id}`);
  await page.getByRole("button", { name: "Add all to my wishlist" }).click();
  await expect(cards).toHaveCount(2);
  expect(await kept()).toBe(`${tee._id} ${jean._id}`);
  // Back leads to an address of one's own, whatever was taken out since.
  await cards
    .filter({ hasText: tee.name })
    .getByRole("link", { name: /^See Details/ })
    .click();
  await page.getByRole("button", { name: "Wishlist", pressed: true }).click();
  await page.goBack();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(JEAN);
  await expect(page.getByText("Somebody has shared this list with you.")).toHaveCount(0);
});

test("the list says what is sold out, in Bangla too, and asks for nothing that is gone @ci", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  const { _id } = await addProduct(admin, { stock: "0" });
  await page.goto("/about");
  await page.evaluate((ids) => localStorage.setItem("wishlist", ids), `${_id} 0123456789abcdef01234567 <x>`);
  await page.goto("/wishlist");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("article")).toContainText("Sold out");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("wishlist"))).toBe(_id);
  await page.goto("/bn/wishlist");
  await expect(page.getByRole("heading", { level: 1, name: "পছন্দের তালিকা" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toContainText("স্টক শেষ");
  await expectNoOverflow(page);
  await page.evaluate(() => localStorage.setItem("wishlist", "0123456789abcdef01234567"));
  await page.goto("/wishlist");
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("wishlist"))).toBeNull();
});

test("the list of a device joins the account's at sign-in, is one on both, and leaves at sign-out @phone @ci", async ({
  page,
  browser,
  playwright,
  watch,
}) => {
  const person = await newShopper(playwright);
  const tee = await findProduct(page.request, "Combed Cotton Tee 180 gsm");
  await open(page, DETAIL);
  await page.getByRole("button", { name: "Wishlist", pressed: false }).click();
  await page.goto("/login");
  await logIn(page, person);
  const other = await (await browser.newContext()).newPage();
  watch(other);
  await other.goto("/login");
  await logIn(other, person);
  await other.goto("/wishlist");
  const cards = (of: typeof page) => of.getByRole("main").getByRole("article");
  await expect(cards(other)).toHaveCount(1);
  await expect(cards(other)).toContainText(JEAN);
  await open(other, `/details/${tee._id}`);
  await other.getByRole("button", { name: "Wishlist", pressed: false }).click();
  await other.goto("/wishlist");
  await expect(cards(other)).toHaveCount(2);
  await other.getByRole("button", { name: `Remove: ${JEAN}` }).click();
  await expect(cards(other)).toHaveCount(1);
  await page.goto("/wishlist");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(tee.name);
  // The page itself holds nothing of an account: its address names the products.
  await page.goto("/dashboard/profile");
  await logOut(page);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("wish"))),
  ).toEqual([]);
  await page.goto("/wishlist");
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
});
