import { expect, test } from "../../support/test";
import { DETAIL, isPhone, JEAN, open } from "../../support/storefront";

test("a phone has the buy bar above the dock exactly while the form's button is off screen", async ({
  page,
}) => {
  await open(page, DETAIL);
  const own = page.getByRole("button", { name: /^Add to Cart \(/ });
  const bar = page.getByRole("button", { name: "Add to Cart", exact: true });
  if (!isPhone(page)) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(own).not.toBeInViewport();
    await expect(bar).toBeHidden();
    return;
  }
  await expect(own).not.toBeInViewport();
  await expect(bar).toBeInViewport();
  const dock = await page.getByRole("navigation", { name: "Category dock" }).boundingBox();
  const box = await bar.boundingBox();
  if (!dock || !box) throw new Error("Something is not laid out.");
  expect(box.y + box.height).toBeLessThanOrEqual(dock.y);
  expect(box.y + box.height).toBeGreaterThan(dock.y - 24);
  // It says name and price, and the colours show above it without scrolling, under a picture from edge to edge.
  await expect(page.locator("[data-buy-bar]")).toContainText(`${JEAN}BDT 2,600`);
  const picture = await page
    .getByRole("button", { name: `Show picture 1 of ${JEAN} full screen` })
    .boundingBox();
  expect(picture).toMatchObject({ x: 0, width: page.viewportSize()?.width });
  const color = await page.getByRole("group", { name: "Color" }).boundingBox();
  expect(color?.y ?? 0).toBeGreaterThanOrEqual((picture?.y ?? Infinity) + (picture?.height ?? 0));
  expect((color?.y ?? Infinity) + (color?.height ?? 0)).toBeLessThan(box.y);
  // With the dock below it, the bar takes at most twelve hundredths of the screen.
  const bars = await page.locator("[data-buy-bar]").boundingBox();
  expect((page.viewportSize()?.height ?? 0) - (bars?.y ?? 0)).toBeLessThanOrEqual(
    0.12 * (page.viewportSize()?.height ?? 0),
  );
  // The first press asks for the size right there; the answer goes on with it.
  await bar.click();
  const question = page.getByRole("group", { name: "Which size?" });
  await expect(question.getByRole("button").first()).toBeFocused();
  await expect(question).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Choose a size to add it to your cart.")).toBeAttached();
  await question.getByRole("button", { name: "34", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Please login first" })).toBeVisible();
});

test("Enter in the quantity asks for a size and goes on with it, and asks for none once it is chosen @desktop @ci", async ({
  page,
}) => {
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  const question = page.getByRole("group", { name: "Which size?" });
  const login = page.getByRole("dialog").getByRole("heading", { name: "Please login first" });
  await open(page, DETAIL);
  await quantity.fill("2");
  await quantity.press("Enter");
  await expect(question.getByRole("button").first()).toBeFocused();
  await expect(login).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(login).toBeVisible();

  await open(page, DETAIL);
  await page.getByRole("radio", { name: "32" }).check({ force: true });
  await quantity.press("Enter");
  await expect(login).toBeVisible();
  await expect(question).toBeHidden();
});
