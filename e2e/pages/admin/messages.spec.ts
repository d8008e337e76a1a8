import { newCustomer, newStaff } from "../../support/api";
import { expectNoViolations } from "../../support/accessibility";
import { become } from "../../support/become";
import { addDeadMessage, removeMessage } from "../../support/messages";
import { expectNoOverflow } from "../../support/storefront";
import { expect, test } from "../../support/test";

test("the desk sees what could not be sent, and why, and has it sent again @phone", async ({
  page,
  playwright,
}) => {
  const id = await addDeadMessage();
  try {
    await become(page, await newStaff(playwright));
    await page.goto("/dashboard/profile");
    await page.getByRole("link", { name: "Messages", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Messages");
    const row = page.getByRole("listitem").filter({ hasText: id });
    await expect(row).toContainText("Refused for good: code=12");
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
    await expectNoViolations(page);
    await row.getByRole("button", { name: /^Send again/ }).click();
    await expect(row).toHaveCount(0);
    await page
      .getByRole("navigation", { name: "Messages" })
      .getByRole("link", { name: /^Waiting/ })
      .click();
    await expect(page.getByRole("button", { name: /^Send now/ }).first()).toBeVisible();
  } finally {
    await removeMessage(id);
  }
});

test("what has failed can be dismissed @phone @ci", async ({ page, playwright }) => {
  const id = await addDeadMessage();
  try {
    await become(page, await newStaff(playwright));
    await page.goto("/dashboard/messages");
    const row = page.getByRole("listitem").filter({ hasText: id });
    await row.getByRole("button", { name: /^Dismiss/ }).click();
    await expect(row).toHaveCount(0);
    await page.goto("/dashboard/messages?list=dropped");
    await expect(page.getByText("Dismissed at the desk.").first()).toBeVisible();
  } finally {
    await removeMessage(id);
  }
});

test("a customer chooses the language of messages and stops the mails, and finds it so later @phone @ci", async ({
  page,
  playwright,
}) => {
  await become(page, await newCustomer(playwright));
  await page.goto("/dashboard/profile");
  await expect(page.getByRole("checkbox", { name: "Email me about my orders" })).toBeChecked();
  await page.getByRole("radio", { name: "বাংলা" }).check();
  await page.getByRole("checkbox", { name: "Email me about my orders" }).uncheck();
  const cartMail = page.getByRole("checkbox", {
    name: "Email me once if something stays in my cart for a day",
  });
  await expect(cartMail).not.toBeChecked();
  await cartMail.check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("radio", { name: "English" }).check();
  await expect(page.getByText("Saved.")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("radio", { name: "বাংলা" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Email me about my orders" })).not.toBeChecked();
  await expect(cartMail).toBeChecked();
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
});
