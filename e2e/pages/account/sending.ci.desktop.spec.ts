import { expect, test } from "@playwright/test";
import { becomeCustomer, open } from "../../support/storefront";

test("a button that was disabled while it sent has the focus again", async ({ page, playwright }) => {
  await becomeCustomer(page, playwright);
  await open(page, "/dashboard/profile");
  const refused = new Promise<void>((done) => {
    void page.route("**/api/emailProofs*", async (route) => {
      await expect(send).toBeDisabled();
      await route.fulfill({ status: 409, json: { error: { code: "IN_PROGRESS", message: "Not now." } } });
      done();
    });
  });
  const send = page.getByRole("region", { name: /email/i }).getByRole("button");
  await send.focus();
  await page.keyboard.press("Enter");
  await refused;
  await expect(send).toBeEnabled();
  await expect(send).toBeFocused();
});
