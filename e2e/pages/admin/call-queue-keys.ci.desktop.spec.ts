import { setUpAdminOrders } from "../../support/admin-orders";
import { become } from "../../support/become";
import { openQueue } from "../../support/call-queue";
import { answerQuestion } from "../../support/pop-ups";
import { expect, test } from "../../support/test";

test("j and k move, x asks, / searches and ? tells the keys", async ({ page, playwright }) => {
  const desk = await setUpAdminOrders(playwright);
  await become(page, desk.admin);
  const { ids, cards } = await openQueue(page, desk, 2);
  await page.keyboard.press("j");
  await expect(page.locator(`#order-${ids[0]}`)).toBeFocused();
  await page.keyboard.press("j");
  await expect(page.locator(`#order-${ids[1]}`)).toBeFocused();
  await page.keyboard.press("k");
  await expect(page.locator(`#order-${ids[0]}`)).toBeFocused();
  const told = page.waitForRequest(`**/api/orders/${ids[0]}/calling`);
  await page.keyboard.press("c");
  await told;
  await page.keyboard.press("x");
  await answerQuestion(page, "Are you sure?", "Cancel", "You are cancelling the order.");
  await expect(cards).toHaveCount(2);
  await page.keyboard.press("?");
  await expect(page.getByText("previous order")).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox")).toBeFocused();
});
