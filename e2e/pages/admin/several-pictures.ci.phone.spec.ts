import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { holdSideways, makePhoto, makeQuarters } from "../../../testing/pictures";
import { addressOf, openNewProductForm, openProductForm } from "../../support/admin";
import { acceptMessage } from "../../support/pop-ups";

// A browser complains of a broken line in its console, so these tests do without its watch.

const SHOP_ADDRESS = /^\/images\/[0-9a-f]{24}-960\.webp$/;
const PLACES = ["Picture 1", "Picture 2", "Picture 3"];
const [ONE, TWO, THREE] = ["jean-14oz-1", "jean-14oz-2", "jean-14oz-3"].map(
  (name) => `/catalogue/raw-selvedge-${name}-960.webp`,
);

const chooseSeveral = (page: Page, label: string, pictures: Buffer[]): Promise<void> =>
  page
    .getByLabel(label, { exact: true })
    .setInputFiles(
      pictures.map((buffer, index) => ({ name: `IMG_${index}.jpg`, mimeType: "image/jpeg", buffer })),
    );

/** How large the files are that the page sends from now on: Playwright does not tell the size of a file. */
async function watchSentBytes(page: Page): Promise<() => Promise<number[]>> {
  const sizes = await page.evaluateHandle(() => {
    const sent: number[] = [];
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: Document | XMLHttpRequestBodyInit | null): void {
        if (body instanceof Blob) sent.push(body.size);
        super.send(body);
      }
    };
    return sent;
  });
  return () => sizes.jsonValue();
}

const addresses = (page: Page) => Promise.all(PLACES.map((picture) => addressOf(page, picture).inputValue()));

async function cornersAt(page: Page, address: string): Promise<string[]> {
  const picture = await (await page.request.get(address)).body();
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 960, height: 1_200 });
  const colourAt = (x: number, y: number) => {
    const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
    return [...data.subarray(start, start + 3)].map((part) => (part > 128 ? "f" : "0")).join("");
  };
  return [0.1, 0.9].flatMap((y) => [0.1, 0.9].map((x) => colourAt(x, y)));
}

test("photographs that are chosen at once arrive upright, small and in their order; one that fails is tried by itself", async ({
  page,
  playwright,
}) => {
  const { admin, product } = await openNewProductForm(page, playwright);
  const quarters = await sharp(await makeQuarters())
    .resize(3_000, 4_800)
    .png()
    .toBuffer();
  const sideways = await holdSideways(quarters);
  const photo = await makePhoto({ width: 4_000, height: 3_000 });
  const sentBytes = await watchSentBytes(page);
  await page.route("**/api/images", (route) => route.abort(), { times: 1 });
  await page.getByLabel("Shelf", { exact: true }).fill("B7");
  await chooseSeveral(page, "Choose several pictures", [sideways, photo, photo, photo]);
  await expect(page.getByText("There was room for 2 pictures. 2 pictures were left out.")).toBeVisible();
  await expect(addressOf(page, "Picture 3")).toHaveValue(SHOP_ADDRESS, { timeout: 60_000 });
  await expect(addressOf(page, "Picture 2")).toHaveAccessibleDescription(
    "There is no connection. Please check it and try again.",
  );

  await page.getByRole("button", { name: "Update Product" }).click();
  await expect(page.getByRole("alert").getByText("a picture has not arrived")).toBeVisible();
  await expect(addressOf(page, "Picture 2")).toBeFocused();
  await page.getByRole("button", { name: "Try again: the upload of Picture 2" }).click();
  await expect(addressOf(page, "Picture 2")).toHaveValue(SHOP_ADDRESS, { timeout: 60_000 });
  await expect(page.getByText("a picture has not arrived")).toHaveCount(0);
  await expect(page.getByLabel("Shelf", { exact: true })).toHaveValue("B7");
  expect(await cornersAt(page, await addressOf(page, "Picture 2").inputValue())).toEqual([
    "f00",
    "0f0",
    "fff",
    "00f",
  ]);
  // The first is that of the line that broke.
  const [ofQuarters = 0, ofPhoto = 0] = await sentBytes();
  expect(ofQuarters).toBeLessThan(sideways.length);
  expect(ofPhoto).toBeGreaterThan(0);
  expect(ofPhoto).toBeLessThan(photo.length / 4);

  const typed = await addresses(page);
  await page.getByRole("button", { name: "Update Product" }).click();
  await acceptMessage(page, "Product Updated Successfully");
  const saved = (await admin.call("GET", `/products/${product._id}`)).body;
  expect(saved).toMatchObject({ image1: typed[0], image2: typed[1], image3: typed[2], shelf: "B7" });
});

test("the button that saves, and what became of it, are in reach wherever the form is scrolled to", async ({
  page,
  playwright,
}) => {
  const { admin, product } = await openNewProductForm(page, playwright);
  const save = page.getByRole("button", { name: "Update Product" });
  await expect(save).toBeInViewport({ ratio: 1 });
  await page.getByLabel("Price in BDT").fill("700");
  const description = "মোটা কাপড়, মজবুত সেলাই। ".repeat(30);
  expect((await admin.call("PATCH", `/products/${product._id}`, { description })).status).toBe(200);
  await save.click();
  await expect(page.getByRole("button", { name: "Keep my changes" })).toBeInViewport({ ratio: 1 });
  // The keyboard reaches nothing that lies below the bar.
  await page.getByRole("button", { name: "Keep my changes" }).click();
  const care = page.getByLabel("Care", { exact: true });
  await care.focus();
  const [field, bar] = await Promise.all([care.boundingBox(), save.boundingBox()]);
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test("a picture that has not arrived can be left out", async ({ page, playwright }) => {
  await openNewProductForm(page, playwright);
  await page.route("**/api/images", (route) => route.abort());
  await chooseSeveral(page, "Choose several pictures of colors", [await makePhoto(), await makePhoto()]);
  for (const color of ["Black", "Navy"])
    await page.getByRole("button", { name: `Leave out the upload of Picture of ${color}` }).click();
  await page.getByRole("button", { name: "Update Product" }).click();
  await acceptMessage(page, "Product Updated Successfully");
});

const handleOf = (page: Page, picture: string): Locator =>
  page.getByRole("group", { name: picture, exact: true }).locator("[data-drag-handle]");

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("pictures are put in another order by key, by mouse and by finger", async ({ page, playwright }) => {
  const { admin, product } = await openNewProductForm(page, playwright, {
    image1: ONE,
    image2: TWO,
    image3: THREE,
  });
  await page.getByRole("button", { name: "Move up: Picture 3" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move up: Picture 2, now 2 of 3" })).toBeFocused();
  await expect(page.getByText("Moved from place 3 to place 2 of 3.")).toBeAttached();
  expect(await addresses(page)).toEqual([ONE, THREE, TWO]);

  await handleOf(page, "Picture 2").evaluate((handle) => handle.scrollIntoView({ block: "center" }));
  const second = await middleOf(handleOf(page, "Picture 2"));
  await page.mouse.move(second.x, second.y);
  await page.mouse.down();
  await page.mouse.move(second.x, second.y - 200, { steps: 5 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await addresses(page)).toEqual([ONE, THREE, TWO]);
  // The page may have scrolled under the pointer.
  const again = await middleOf(handleOf(page, "Picture 2"));
  await page.mouse.move(again.x, again.y);
  await page.mouse.down();
  await page.mouse.move(again.x, again.y - 200, { steps: 5 });
  await page.mouse.up();
  await expect(addressOf(page, "Picture 1")).toHaveValue(THREE ?? "");
  expect(await addresses(page)).toEqual([THREE, ONE, TWO]);

  // The page scrolls under the finger that stays at its edge.
  await handleOf(page, "Picture 1").scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(handleOf(page, "Picture 1"));
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: at }] });
  await touch("touchStart", y);
  await touch("touchMove", 740);
  const third = page.getByRole("listitem").filter({ has: page.getByRole("group", { name: "Picture 3" }) });
  await expect(third).toHaveAttribute("style", /translateY\(-/);
  await touch("touchEnd", 740);
  await expect(addressOf(page, "Picture 3")).toHaveValue(THREE ?? "");
  expect(await addresses(page)).toEqual([ONE, TWO, THREE]);

  await page.getByRole("button", { name: "Move down: Picture 1" }).click();
  await page.getByRole("button", { name: "Update Product" }).click();
  await acceptMessage(page, "Product Updated Successfully");
  const saved = (await admin.call("GET", `/products/${product._id}`)).body;
  expect(saved).toMatchObject({ image1: TWO, image2: ONE, image3: THREE });
  await openProductForm(page, product._id);
  expect(await addresses(page)).toEqual([TWO, ONE, THREE]);
});
