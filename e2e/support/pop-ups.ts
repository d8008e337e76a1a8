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
  await expect(popUp).toBeHidden();
}

/** The same on a page in Bangla: a message with its one button, or a question with its two, which is answered with yes. */
export async function acceptInBangla(page: Page, title: string, buttons: 1 | 2): Promise<void> {
  const popUp = page.getByRole("dialog");
  await expect(popUp.getByRole("heading", { name: title })).toBeVisible();
  await expect(popUp.getByRole("button")).toHaveCount(buttons);
  await expect(popUp.getByRole("button", { name: "বন্ধ করুন" })).toHaveCount(buttons - 1);
  await popUp.getByRole("button", { name: "ঠিক আছে" }).click();
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
