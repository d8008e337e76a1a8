import { expect, type Page, test } from "@playwright/test";
import { openForm } from "../../support/account";
import { waitForFrames } from "../../support/layout-shifts";
import { newPerson } from "../../support/people";
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

test("a message that closes leads to the wrong field, but not whoever has gone to another one by then", async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page, "/register");
  const [email, password] = [page.getByLabel("Email"), page.getByRole("textbox", { name: "Password" })];
  const okay = page.getByRole("dialog").getByRole("button", { name: "Okay" });
  const close = async () => {
    await expect(okay).toBeFocused();
    await stopClock(page);
    await okay.click();
    await expect(page.getByRole("button", { name: "Register" })).toBeFocused();
  };
  await provokeMessage(page);
  await close();
  await page.clock.runFor(100);
  await expect(password).toBeFocused();
  await page.clock.resume();
  await page.getByRole("button", { name: "Register" }).click();
  await close();
  // A slow phone paints late, and moves the focus as it does.
  await email.focus();
  await page.clock.runFor(100);
  await expect(email).toBeFocused();
});

test("the login that follows a registration leaves the focus to whoever is quicker", async ({ page }) => {
  const person = newPerson();
  await openForm(page, "/register");
  await page.getByLabel("Full name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(person.password);
  await page.getByRole("button", { name: "Register" }).click();
  await page.evaluate(() => {
    // In the same moment as the form is there, before it is painted.
    const goToPassword = (_: unknown, observer: MutationObserver) => {
      const field = document.querySelector<HTMLInputElement>("[autocomplete=current-password]");
      if (!field) return;
      observer.disconnect();
      field.focus();
    };
    new MutationObserver(goToPassword).observe(document, { childList: true, subtree: true });
  });
  await acceptMessage(page, "Registration Successful.");
  await expect(page).toHaveURL("/login");
  const password = page.getByRole("textbox", { name: "Password" });
  await expect(password).toHaveValue(person.password);
  await waitForFrames(page);
  await expect(password).toBeFocused();
});

test("a message closes also where motion is not wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openForm(page, "/register");
  await provokeMessage(page);
  await acceptMessage(page, "Sorry :(");
  await provokeMessage(page);
  await acceptMessage(page, "Sorry :(");
});
