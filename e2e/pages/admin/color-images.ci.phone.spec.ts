import { makePhoto } from "../../../testing/pictures";
import { addressOf, openNewProductForm, openProductForm, uploadTo } from "../../support/admin";
import { acceptMessage } from "../../support/pop-ups";
import { expect, test } from "../../support/test";

const NAVY = "/catalogue/navy-web-belt-1-960.webp";
const BLACK = "/catalogue/black-dress-belt-1-960.webp";

test("each color of a product gets a picture, typed or taken, and keeps it", async ({ page, playwright }) => {
  const { admin, product } = await openNewProductForm(page, playwright);
  const read = async () =>
    (await admin.call("GET", `/products/${product._id}`)).body as { colorImages?: Record<string, string> };
  await addressOf(page, "Picture of Navy").fill(NAVY);
  await uploadTo(page, "Picture of Black", await makePhoto());
  // Another is typed while the first is on its way.
  await addressOf(page, "Picture of Navy").fill(BLACK);
  await expect(addressOf(page, "Picture of Black")).toHaveValue(/^\/images\/[0-9a-f]{24}-960\.webp$/, {
    timeout: 30_000,
  });
  const uploaded = await addressOf(page, "Picture of Black").inputValue();
  await page.getByRole("button", { name: "Update Product" }).click();
  await acceptMessage(page, "Product Updated Successfully");
  expect((await read()).colorImages).toEqual({ Black: uploaded, Navy: BLACK });

  await openProductForm(page, product._id);
  await expect(addressOf(page, "Picture of Navy")).toHaveValue(BLACK);
  await page.getByRole("button", { name: "Remove Picture of Black" }).click();
  await page.getByRole("button", { name: "Update Product" }).click();
  await acceptMessage(page, "Product Updated Successfully");
  expect((await read()).colorImages).toEqual({ Navy: BLACK });
});

test("colors get their fields as they are typed; a wrong address and a name that can have none are told beside them", async ({
  page,
  playwright,
}) => {
  await openNewProductForm(page, playwright);
  await page.getByLabel("Colors", { exact: true }).fill("Black, Off.White, নীল");
  await expect(page.getByText("Off.White can have no picture of its own")).toBeVisible();
  await expect(page.getByRole("group", { name: "Picture of Off.White" })).toHaveCount(0);
  await addressOf(page, "Picture of নীল").fill("blue.jpg");
  await page.getByRole("button", { name: "Update Product" }).click();
  await expect(addressOf(page, "Picture of নীল")).toHaveAccessibleDescription(
    "Please enter an https:// address or choose a picture.",
  );
  await expect(addressOf(page, "Picture of Black")).toHaveAccessibleDescription("");
  // What is typed outlives a reload.
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(addressOf(page, "Picture of নীল")).toHaveValue("blue.jpg");
});
