import { expect, type Page } from "@playwright/test";

/** A message is shown with its single Okay button; presses it. */
export async function acceptMessage(
  page: Page,
  title: string | RegExp,
  text?: string | RegExp,
): Promise<void> {
  const popUp = page.getByRole("dialog");
  await expect(popUp.getByRole("heading", { name: title })).toBeVisible();
  if (text) await expect(popUp).toContainText(text);
  await expect(popUp.getByRole("button")).toHaveCount(1);
  await popUp.getByRole("button", { name: "Okay" }).click();
  // Another may follow at once.
  await expect(popUp.getByRole("heading", { name: title })).toBeHidden();
}

/** The same on a page in Bangla: a message with its one button, or a question with its two, which is answered with yes. */
export async function acceptInBangla(page: Page, title: string, buttons: 1 | 2): Promise<void> {
  const popUp = page.getByRole("dialog");
  await expect(popUp.getByRole("heading", { name: title })).toBeVisible();
  await expect(popUp.getByRole("button")).toHaveCount(buttons);
  await expect(popUp.getByRole("button", { name: "বন্ধ করুন" })).toHaveCount(buttons - 1);
  await popUp.getByRole("button", { name: "ঠিক আছে" }).click();
  // Until it is gone, its form takes another press for the second one of a double tap.
  await expect(popUp.getByRole("heading", { name: title })).toBeHidden();
}

/** A pop-up as the words of a language have it: a question can be declined. */
interface PopUpWords {
  title: string;
  text?: string;
  cancel?: string;
}

/** The same with all that the words have it say. */
export async function acceptWords(page: Page, { title, text = "", cancel }: PopUpWords): Promise<void> {
  await expect(page.getByRole("dialog")).toContainText(text);
  await acceptInBangla(page, title, cancel === undefined ? 1 : 2);
}

/** A question on a page in Bangla is declined with its cross. */
export async function declineWords(page: Page, { title, cancel = "" }: PopUpWords): Promise<void> {
  const popUp = page.getByRole("dialog");
  await expect(popUp.getByRole("heading", { name: title })).toBeVisible();
  await popUp.getByRole("button", { name: cancel }).click();
  await expect(popUp).toBeHidden();
}

/** A question is asked; answers yes with Okay, or declines with the cross. */
export async function answerQuestion(
  page: Page,
  title: string,
  answer: "Okay" | "Cancel",
  text?: string,
): Promise<void> {
  const popUp = page.getByRole("dialog");
  await expect(popUp.getByRole("heading", { name: title })).toBeVisible();
  if (text) await expect(popUp).toContainText(text);
  await popUp.getByRole("button", { name: answer }).click();
}
