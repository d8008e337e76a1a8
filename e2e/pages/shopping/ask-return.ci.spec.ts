import { type Browser, type Page, test as testOfRefusals } from "@playwright/test";
import { makePhoto } from "../../../testing/pictures";
import { expectNoViolations } from "../../support/accessibility";
import { type AdminOrders, newName, placeOrders, setUpAdminOrders } from "../../support/admin-orders";
import { become } from "../../support/become";
import { newPhone } from "../../support/orders";
import { deliver } from "../../support/parcels";
import { expectNoOverflow } from "../../support/storefront";
import { expect, test } from "../../support/test";

let desk: AdminOrders;

testOfRefusals.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
});

/** Opens a delivered order of three pieces for its customer, and the desk beside it. */
async function openDelivered(page: Page, browser: Browser) {
  const name = newName();
  const [orderId = ""] = await placeOrders(desk, 1, { name, phone: newPhone(), quantity: 3 });
  await deliver(desk.admin, orderId);
  await become(page, desk.customer);
  await page.goto("/dashboard/orders");
  const card = page.getByRole("list", { name: "Your orders" }).getByRole("article").first();
  await expect(card.getByRole("button", { name: "Return or exchange" })).toBeVisible();
  const keeper = await (await browser.newContext()).newPage();
  await become(keeper, desk.admin);
  const returnIn = (title: string) =>
    keeper.getByRole("region", { name: title }).getByRole("article", { name: new RegExp(`of ${name}$`) });
  const openReturns = async () => {
    await keeper.goto("/dashboard/parcels/returns");
    return returnIn("Asked for");
  };
  return { card, keeper, returnIn, openReturns };
}

const photo = async () => ({
  name: "seam.jpg",
  mimeType: "image/jpeg",
  buffer: await makePhoto({ width: 2_400, height: 3_200, orientation: 6 }),
});

test("a customer asks for an exchange with a picture, and the desk accepts it @phone", async ({
  page,
  browser,
}) => {
  const { card, keeper, returnIn, openReturns } = await openDelivered(page, browser);
  const width = page.viewportSize()?.width ?? 0;
  await card.getByRole("button", { name: "Return or exchange" }).click();
  const send = card.getByRole("button", { name: "Send the request" });
  await send.click();
  await expect(card.getByText("Please choose what you want to send back.")).toBeVisible();
  await card.getByText("An exchange", { exact: true }).click();
  await send.click();
  await expect(card.getByRole("checkbox")).toBeFocused();
  await card.getByLabel(/^Pieces of/).selectOption("1");
  await send.click();
  await expect(card.getByText("Please say why.")).toBeVisible();
  await card.getByLabel("Why?").selectOption("It does not fit");
  await send.click();
  await expect(card.getByText("Please choose the one that fits you.")).toBeVisible();
  await card.getByLabel(/^Instead of/).selectOption({ index: 1 });
  await card.getByLabel("Anything we should know").fill("কোমরে খুব টাইট");
  await card.getByLabel("Take or choose pictures").setInputFiles(await photo());
  await expect(card.getByText("Sent.")).toBeVisible();
  await card.getByLabel("Take or choose pictures").setInputFiles(await photo());
  await card.getByRole("button", { name: "Remove picture 2" }).click();
  await expectNoOverflow(page, width);
  await expectNoViolations(page);
  await send.click();
  const returns = card.getByRole("region", { name: /^Returns of order/ });
  await expect(returns).toContainText("Exchange asked for");
  await expect(returns).toContainText("কোমরে খুব টাইট");
  await expect(returns.getByRole("button", { name: "Return or exchange" })).toHaveCount(0);
  await expect(card.getByRole("list", { name: /^Steps of order/ })).toContainText("Return asked fornow");
  const thumbnail = returns.getByRole("button", { name: "Picture 1, larger" });
  await expect.poll(() => thumbnail.locator("img").count()).toBe(1);
  await thumbnail.click();
  await expect(page.getByRole("img", { name: "What is sent back" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expectNoOverflow(page, width);

  const asked = await openReturns();
  await expect(asked).toContainText("Wrong size →");
  await asked.getByRole("button", { name: "Picture 1, larger" }).click();
  const large = keeper.getByRole("img", { name: "What is sent back" });
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_600);
  await keeper.getByRole("button", { name: "Close" }).click();
  await expectNoViolations(keeper);
  await asked.getByRole("button", { name: "Accept", exact: true }).press("Enter");
  await expect(returnIn("Open")).toContainText("Waiting for the pieces");
  await expect(returnIn("Open")).toBeFocused();
  await returnIn("Open")
    .getByRole("link", { name: /^Place an exchange/ })
    .click();
  // The size that the customer asked for is already chosen.
  await expect(keeper.getByLabel("Size")).toHaveValue("M");

  await page.reload();
  await expect(returns).toContainText("Exchange accepted");
  await expect(returns).toContainText("Hand the pieces to the rider who brings the exchange");
  await expect(returns.getByRole("button", { name: "Return or exchange" })).toBeVisible();
});

// A browser logs a refused call in its console.
testOfRefusals(
  "what was asked for is withdrawn, and refused with a reason that the customer reads @phone",
  async ({ page, browser }) => {
    const { card, keeper, openReturns } = await openDelivered(page, browser);
    const returns = card.getByRole("region", { name: /^Returns of order/ });
    const ask = async () => {
      await card.getByRole("button", { name: "Return or exchange" }).click();
      await card.getByLabel(/^Pieces of/).selectOption("2");
      await card.getByLabel("Why?").selectOption("It has a defect");
      await card.getByText("My money back", { exact: true }).click();
      await card.getByText("Cash at our outlet", { exact: true }).click();
      await card.getByRole("button", { name: "Send the request" }).click();
      await expect(returns).toContainText("Return asked for");
    };
    await ask();
    await returns.getByRole("button", { name: "Withdraw the request" }).click();
    await expect(returns).toContainText("You withdrew this request.");
    await ask();
    const asked = await openReturns();
    await asked.getByRole("button", { name: "Refuse" }).click();
    await asked.getByRole("button", { name: "Refuse the return" }).click();
    await expect(asked.getByText("Please say why.")).toBeVisible();
    await asked.getByLabel("Why not?").selectOption("It was worn, washed or altered");
    await asked.getByLabel("In your own words").fill("There is a stain on the left leg");
    await expectNoOverflow(keeper, keeper.viewportSize()?.width ?? 0);
    await asked.getByRole("button", { name: "Refuse the return" }).click();
    await expect(asked).toHaveCount(0);
    // Customers who looked away meanwhile learn that the desk has answered.
    await returns.getByRole("button", { name: "Withdraw the request" }).click();
    await expect(returns).toContainText("Return refused");
    await expect(returns).toContainText("It was worn, washed or altered. There is a stain on the left leg");
  },
);
