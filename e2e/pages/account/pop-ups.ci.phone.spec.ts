import { expect, type Page, test } from "@playwright/test";
import { openForm } from "../../support/account";
import { acceptMessage } from "../../support/pop-ups";
import { stopClock } from "../../support/storefront";

/** Has the shop say that a password is too weak, the message that needs nothing of the server. */
async function provokeMessage(page: Page): Promise<void> {
  await page.getByLabel("Full name").fill("Rahim");
  await page.getByLabel("Email").fill("rahim@customers.example");
  await page.getByRole("textbox", { name: "Password" }).fill("weak");
  await page.getByRole("button", { name: "Register" }).click();
}

test("a press on Okay that began while the pop-up was still moving counts", async ({ page }) => {
  await openForm(page, "/register");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 0.1 });
  await provokeMessage(page);
  const popUp = page.getByRole("dialog");
  await page.waitForFunction(() => document.querySelector("[role=dialog]")?.getAnimations().length);
  const box = await popUp.getByRole("button", { name: "Okay" }).boundingBox();
  if (!box) throw new Error("There is no Okay.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await popUp.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await page.mouse.up();
  await expect(popUp).toBeHidden();
});

test("a pop-up that closes gives the focus back at once, and not when something else has got it", async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page, "/register");
  await provokeMessage(page);
  const okay = page.getByRole("dialog").getByRole("button", { name: "Okay" });
  await expect(okay).toBeFocused();
  // Whatever waited for its time from here on would not come.
  await stopClock(page);
  await okay.click();
  await expect(page.getByRole("button", { name: "Register" })).toBeFocused();
});

test("a message closes also where motion is not wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openForm(page, "/register");
  await provokeMessage(page);
  await acceptMessage(page, "Sorry :(");
  await provokeMessage(page);
  await acceptMessage(page, "Sorry :(");
});
