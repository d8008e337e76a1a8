import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { HTML, holdSideways, makePhoto, makePlain, makeQuarters } from "../../../testing/pictures";
import {
  addressOf,
  becomeAdmin,
  chooseFile,
  fileOf,
  fillProduct,
  openFrame,
  openProductForm,
  uploadTo,
} from "../../support/admin";
import { holdScripts } from "../../support/held-scripts";
import { acceptMessage } from "../../support/pop-ups";

// A browser complains of a refused upload in its console, so these tests do without its watch.

const SHOP_ADDRESS = /^\/images\/[0-9a-f]{24}-960\.webp$/;

test.beforeEach(async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await openProductForm(page);
});

async function readUploaded(page: Page, picture: string): Promise<Buffer> {
  await expect(addressOf(page, picture)).toHaveValue(SHOP_ADDRESS, { timeout: 30_000 });
  return await (await page.request.get(await addressOf(page, picture).inputValue())).body();
}

/** The colour at a place of a picture, given in fractions; each part is full or none. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
  return [...data.subarray(start, start + 3)].map((part) => (part > 128 ? "f" : "0")).join("");
}

test("a photo taken sideways is shown upright in the frame, and the part in it goes to the shop", async ({
  page,
}) => {
  const name = `Sideways ${test.info().project.name} ${Date.now()}`;
  await fillProduct(page, name);
  const sideways = await holdSideways(await makeQuarters());
  await uploadTo(page, "Picture 1", sideways);
  const whole = await readUploaded(page, "Picture 1");
  expect(await sharp(whole).metadata()).toMatchObject({ format: "webp", width: 960, height: 1_200 });
  const corners = await Promise.all([0.1, 0.9].flatMap((y) => [0.1, 0.9].map((x) => colourAt(whole, x, y))));
  expect(corners).toEqual(["f00", "0f0", "fff", "00f"]);
  await expect(page.getByRole("img", { name: "Picture 1" })).toBeVisible();
  const preview = page.getByRole("region", { name: "As the shopper will see it" }).getByRole("img");
  await expect(preview).toHaveAttribute("srcset", /-480\.webp 480w, .*-960\.webp 960w/);

  // Twice as near, and moved to the right and up with the keyboard: only the lower left quarter is in the frame.
  const dialog = await openFrame(page, "Picture 2", sideways);
  await dialog.getByRole("slider", { name: "Zoom" }).fill("2");
  await dialog.getByLabel("Frame: move the picture with the arrow keys").focus();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
  }
  await dialog.getByRole("button", { name: "Use this part" }).click();
  const part = await readUploaded(page, "Picture 2");
  const places = await Promise.all([0.2, 0.8].flatMap((y) => [0.2, 0.8].map((x) => colourAt(part, x, y))));
  expect(places).toEqual(["fff", "fff", "fff", "fff"]);

  await page.getByRole("button", { name: "Add Product" }).click();
  await acceptMessage(page, "Product Added Successfully");
  const shown = page.getByRole("article", { name }).locator("img");
  await expect(shown).toHaveAttribute("src", SHOP_ADDRESS);
});

test("the buttons below the frame stand still while it comes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { release } = await holdScripts(page, "between", "reactEasyCrop_Container");
  await chooseFile(page, "Picture 1", await makePhoto());
  const dialog = page.getByRole("dialog");
  const use = dialog.getByRole("button", { name: "Use this part" });
  await expect(use).toBeVisible();
  await expect(dialog.getByRole("slider")).toHaveCount(0);
  const topOf = async () => (await use.boundingBox())?.y;
  const before = await topOf();
  release();
  await expect(dialog.getByRole("slider")).toBeVisible();
  expect(await topOf()).toBe(before);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("an upload shows how far it is, and can be cancelled", async ({ page }) => {
  await fillProduct(page, "Never added");
  const before = await addressOf(page, "Picture 1").inputValue();
  await page.route("**/api/images*", () => undefined);
  await uploadTo(page, "Picture 1", await makePhoto());
  await expect(page.getByRole("progressbar", { name: "Upload of Picture 1" })).toBeVisible();
  const submit = page.getByRole("button", { name: "Waiting for the picture …" });
  await expect(submit).toBeDisabled();
  await page.getByRole("button", { name: "Cancel the upload of Picture 1" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(addressOf(page, "Picture 1")).toHaveValue(before);
  await expect(page.getByRole("button", { name: "Add Product" })).toBeEnabled();
});

test("an upload over a line that breaks is told beside the field and tried again without choosing anew @ci", async ({
  page,
}) => {
  await page.route("**/api/images*", (route) => route.abort(), { times: 1 });
  await uploadTo(page, "Picture 2", await makePhoto());
  await expect(addressOf(page, "Picture 2")).toHaveAccessibleDescription(
    "There is no connection. Please check it and try again.",
  );
  await page.getByRole("button", { name: "Try again: the upload of Picture 2" }).click();
  await readUploaded(page, "Picture 2");
  await expect(addressOf(page, "Picture 2")).toHaveAccessibleDescription("");
  await expect(page.getByRole("button", { name: /Try again/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Remove Picture 2" }).click();
  await expect(addressOf(page, "Picture 2")).toHaveValue("");
});

test("a photo that is larger than the shop takes is made smaller first", async ({ page }) => {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 90 };
  const large = await sharp({
    create: { width: 2_400, height: 3_000, channels: 3, background: "#888", noise },
  })
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
  expect(large.length).toBeGreaterThan(15 * 1024 * 1024);
  await uploadTo(page, "Picture 1", large);
  expect((await sharp(await readUploaded(page, "Picture 1")).metadata()).width).toBe(960);
});

test("what is no picture or too small is refused beside its field @ci", async ({ page }) => {
  const field = addressOf(page, "Picture 1");

  await chooseFile(page, "Picture 1", HTML);
  await expect(field).toHaveAccessibleDescription(/^This file cannot be shown as a picture\./);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await uploadTo(page, "Picture 1", await makePlain(300, 400));
  await expect(field).toHaveAccessibleDescription(/^This is only 300 by 375 pixels\./);

  const photo = await makePhoto();
  await uploadTo(page, "Picture 1", photo.subarray(0, Math.round(photo.length / 2)));
  await expect(field).toHaveAccessibleDescription(/^This picture is incomplete or damaged\./, {
    timeout: 30_000,
  });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  // The same file would be refused again.
  await expect(page.getByRole("button", { name: /Try again/ })).toHaveCount(0);
});

test("the frame can be left without a choice", async ({ page }) => {
  const plain = await makePlain(800, 1_000);
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click(),
    () => page.getByRole("dialog").getByRole("button", { name: "Close" }).click(),
  ]) {
    await fileOf(page, "Picture 3").focus();
    await chooseFile(page, "Picture 3", plain);
    // The dialog grows when its frame has come: a press before that may miss its button.
    await expect(page.getByRole("dialog", { name: "Picture 3" }).getByRole("slider")).toBeVisible();
    await leave();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(addressOf(page, "Picture 3")).toHaveValue("");
    await expect(fileOf(page, "Picture 3")).toBeFocused();
  }
});

test("a picture chosen at the moment that the frame closes is shown", async ({ page }) => {
  const plain = await makePlain(800, 1_000);
  const dialog = await openFrame(page, "Picture 3", plain);
  // The browser tells of the closing in a task of its own, after this one.
  await fileOf(page, "Picture 3").evaluate(
    (input: HTMLInputElement, bytes) => {
      document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], "4.png", { type: "image/png" }));
      input.files = files.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    },
    [...plain],
  );
  await expect(dialog.getByRole("button", { name: "Use this part" })).toBeEnabled();
});

test("a drag that ends outside of the frame keeps it open, a press outside closes it", async ({ page }) => {
  const plain = await makePlain(800, 1_000);
  const dialog = await openFrame(page, "Picture 3", plain);
  const box = await dialog.getByLabel("Frame: move the picture with the arrow keys").boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.mouse.down();
  await page.mouse.move(2, 2, { steps: 5 });
  await page.mouse.up();
  await dialog.getByRole("button", { name: "Use this part" }).hover();
  await expect(dialog).toBeVisible();
  await page.mouse.click(2, 2);
  await expect(dialog).toHaveCount(0);
});
