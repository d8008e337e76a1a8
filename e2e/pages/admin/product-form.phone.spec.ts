import { expect, test } from "@playwright/test";
import { newCustomer } from "../../support/api";
import { addProduct, readProduct } from "../../support/catalogue";
import {
  addressOf,
  becomeAdmin,
  fillProduct,
  openNewProductForm,
  openProductForm,
} from "../../support/admin";
import { placeOrder } from "../../support/orders";
import { acceptMessage } from "../../support/pop-ups";
import { expectNoOverflow, isPhone } from "../../support/storefront";

// A browser complains of every 404 and 409 in its console, so these tests do without its watch.

const nameOf = (what: string) => `${what} ${test.info().project.name} ${Date.now()}`;
const PICTURE = "/catalogue/navy-woven-boxer-1-960.webp";

test("a product is added as it was typed, and its category shows it at the next request", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const name = nameOf("ঢাকা Cap");
  await openProductForm(page);
  await fillProduct(page, name);
  await page.getByLabel("Price in BDT").fill("৳ ১,২৫০");
  await expect(page.getByText("Read as BDT 1,250.")).toBeVisible();
  await page.getByLabel("Fit").fill("One size");
  await page.getByLabel("Sizes", { exact: true }).fill("M, L,, m , XL");
  await page.getByLabel("Colors", { exact: true }).fill("নীল, Black");
  const chips = (list: string) =>
    page.getByRole("list", { name: `${list} as understood` }).getByRole("listitem");
  await expect(chips("Sizes")).toHaveText(["M", "L", "XL"]);
  await expect(chips("Colors")).toHaveText(["নীল", "Black"]);
  await page.getByLabel("Stock", { exact: true }).fill("১২");
  await expect(page.getByText("12 pieces can be ordered")).toBeVisible();
  await addressOf(page, "Picture 2").fill("https://pictures.example/2.jpg");
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);

  const preview = page.getByRole("region", { name: "As the shopper will see it" });
  await expect(preview).toContainText(name);
  await expect(preview).toContainText("BDT 1,250");

  // The page of the category is in the cache, without the product.
  await page.request.get("/caps");
  const sent = page.waitForRequest("**/api/products");
  await page.getByRole("button", { name: "Add Product" }).click();
  expect((await sent).postDataJSON()).toEqual({
    name,
    category: "Caps",
    price: 1_250,
    fit: "One size",
    sizes: ["M", "L", "XL"],
    colors: ["নীল", "Black"],
    stock: "১২",
    image1: PICTURE,
    image2: "https://pictures.example/2.jpg",
    image3: "",
  });
  await acceptMessage(page, "Product Added Successfully");
  await expect(page).toHaveURL("/dashboard/manageProducts");
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await (await page.request.get("/caps")).text()).toContain(name);
  const row = page.getByRole("article", { name, exact: true });
  await expect(row).toContainText("Caps");
  expect(await admin.call("GET", `/products?q=${encodeURIComponent(name)}`)).toMatchObject({
    body: [{ name, price: 1_250, stock: "12" }],
  });
});

test("what is missing or wrong is told beside its field, and nothing is sent", async ({
  page,
  playwright,
}) => {
  await becomeAdmin(page, playwright);
  await openProductForm(page);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  const submit = page.getByRole("button", { name: "Add Product" });
  await submit.click();
  await expect(page.getByText("Please enter a name.")).toBeVisible();
  await expect(page.getByText("Please choose one of the categories.")).toBeVisible();
  await expect(page.getByText("Please enter a whole amount from 1 to 1,000,000 BDT.")).toBeVisible();
  await expect(page.getByText("Please enter an https:// address or choose a picture.")).toHaveCount(1);
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await fillProduct(page, nameOf("Refused Cap"));
  for (const price of ["0", "12.50", "-3", "1e3", "1000001", "abc"]) {
    await page.getByLabel("Price in BDT").fill(price);
    await submit.click();
    await expect(page.getByText("Please enter a whole amount"), price).toBeVisible();
    await expect(page.getByLabel("Price in BDT")).toBeFocused();
  }
  await page.getByLabel("Price in BDT").fill("10");
  for (const address of ["http://x.example/a.jpg", "javascript:alert(1)", "/etc/passwd", "a.jpg"]) {
    await addressOf(page, "Picture 3").fill(address);
    await submit.click();
    await expect(page.getByText("Please enter an https:// address"), address).toBeVisible();
  }
  await addressOf(page, "Picture 3").fill("");
  await page.getByLabel("Stock", { exact: true }).fill("1000001");
  await submit.click();
  await expect(page.getByText("Please enter at most 10,00,000 pieces.")).toBeVisible();
  expect(sent.filter((url) => url.includes("/products"))).toEqual([]);
});

test("the twelve categories can be chosen, and no other @ci", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await openProductForm(page);
  await expect(page.getByRole("combobox", { name: "Category" }).getByRole("option")).toHaveText([
    "Choose …",
    "Denim Pants",
    "Twill Pants",
    "Shorts",
    "Full Sleeve Shirts",
    "Half Sleeve Shirts",
    "Polo T-shirts",
    "Basic T-shirt",
    "Drop-shoulder",
    "Boxers",
    "Belts",
    "Caps",
    "Wallets",
  ]);
});

test("a name that is taken is told beside the field, and what was typed stays @ci", async ({
  page,
  playwright,
}) => {
  const product = await addProduct(await becomeAdmin(page, playwright));
  await openProductForm(page);
  await fillProduct(page, product.name.toUpperCase());
  await page.getByRole("button", { name: "Add Product" }).click();
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toHaveAccessibleDescription("A product with this name already exists.");
  await expect(name).toBeFocused();
  await expect(page.getByLabel("Price in BDT")).toHaveValue("500");
});

test("an old price that is not above the price is told beside its field, and loses nothing @ci", async ({
  page,
  playwright,
}) => {
  await openNewProductForm(page, playwright, { price: 1_000 });
  const oldPrice = page.getByLabel("Old price (BDT)");
  await oldPrice.fill("৯০০");
  await page.getByRole("button", { name: "Update Product" }).click();
  await expect(oldPrice).toHaveAccessibleDescription(/Please enter an old price above the price\./);
  await expect(oldPrice).toHaveValue("৯০০");
});

test("an update sends only what was changed, so that pieces sold meanwhile stay sold", async ({
  page,
  playwright,
}) => {
  const { admin, product } = await openNewProductForm(page, playwright, { stock: "10" });
  await expect(page.getByLabel("Stock", { exact: true })).toHaveValue("10");
  await expect(page.getByLabel("Sizes", { exact: true })).toHaveValue("S, M");
  await placeOrder(await newCustomer(playwright), product, { quantity: 3 });
  await page.getByLabel("Price in BDT").fill("650");
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await page.getByRole("button", { name: "Update Product" }).click();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({ price: 650 });
  expect(request.headers()["if-match"]).toBe('"1"');
  await acceptMessage(page, "Product Updated Successfully");
  expect(await readProduct(admin, product._id)).toMatchObject({ price: 650, stock: "7" });
  await expect(page).toHaveURL("/dashboard/manageProducts");
});

test("after an update the list is there again with its search @ci", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  const product = await addProduct(admin, { category: "Caps" });
  const search = `?${new URLSearchParams({ q: product.name, category: "Caps" }).toString()}`;
  await page.goto(`/dashboard/manageProducts${search}`);
  await page.getByRole("link", { name: `Edit ${product.name}` }).click();
  await page.getByLabel("Price in BDT").fill("660");
  await page.getByRole("button", { name: "Update Product" }).click();
  await acceptMessage(page, "Product Updated Successfully");
  await expect(page).toHaveURL(`/dashboard/manageProducts${search}`);
  await expect(page.getByRole("article", { name: product.name })).toContainText("BDT 660");
});

for (const choice of ["Use the new values", "Keep my changes"] as const) {
  test(`of two admins the second is told what the first has changed: ${choice} @ci`, async ({
    page,
    playwright,
  }) => {
    const { admin, product } = await openNewProductForm(page, playwright);
    await page.getByLabel("Fit").fill("Mine");
    await page.getByLabel("Sizes", { exact: true }).fill("S, M, L");
    expect(
      (await admin.call("PATCH", `/products/${product._id}`, { price: 777, fit: "Theirs" })).status,
    ).toBe(200);
    const submit = page.getByRole("button", { name: "Update Product" });
    await submit.click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Nothing is saved yet.");
    await expect(page.getByRole("list", { name: "What is different now" }).getByRole("listitem")).toHaveText([
      "Price in BDT: BDT 500 is now BDT 777",
      "Fit: One size is now Theirs",
    ]);
    await expect(submit).toBeDisabled();
    expect(await readProduct(admin, product._id)).toMatchObject({
      price: 777,
      fit: "Theirs",
      sizes: ["S", "M"],
    });
    await page.getByRole("button", { name: choice }).click();
    const isMine = choice === "Keep my changes";
    await expect(page.getByLabel("Price in BDT")).toHaveValue("777");
    await expect(page.getByLabel("Fit")).toHaveValue(isMine ? "Mine" : "Theirs");
    await expect(page.getByLabel("Sizes", { exact: true })).toHaveValue(isMine ? "S, M, L" : "S, M");
    await submit.click();
    await acceptMessage(page, "Product Updated Successfully");
    expect(await readProduct(admin, product._id)).toMatchObject({
      price: 777,
      fit: isMine ? "Mine" : "Theirs",
      sizes: isMine ? ["S", "M", "L"] : ["S", "M"],
    });
  });
}

test("a save whose answer was lost is asked for again by itself, and told as saved @ci", async ({
  page,
  playwright,
}) => {
  const { admin, product } = await openNewProductForm(page, playwright);
  await page.getByLabel("Price in BDT").fill("640");
  await page.getByLabel("Stock", { exact: true }).fill("১২");
  await page.getByLabel("Sizes", { exact: true }).fill("S, M, L");
  await page.route(
    `**/api/products/${product._id}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const submit = page.getByRole("button", { name: "Update Product" });
  await submit.click();
  await acceptMessage(page, "Product Updated Successfully");
  expect(await readProduct(admin, product._id)).toMatchObject({ price: 640, stock: "12", version: 2 });
});

test("a product that was deleted meanwhile, and one that never was @ci", async ({ page, playwright }) => {
  const { admin, product } = await openNewProductForm(page, playwright);
  await admin.call("DELETE", `/products/${product._id}`);
  await page.getByLabel("Fit").fill("Late");
  await page.getByRole("button", { name: "Update Product" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "This product has been deleted meanwhile.",
  );
  page.on("dialog", (dialog) => void dialog.accept());
  for (const id of [product._id, "aaaaaaaaaaaaaaaaaaaaaaaa", "x"]) {
    expect((await page.goto(`/dashboard/updateProduct/${id}`))?.status()).toBe(404);
  }
});

test("trouble is told above the button, what was typed stays, and the next try succeeds @ci", async ({
  page,
  playwright,
}) => {
  await becomeAdmin(page, playwright);
  await openProductForm(page);
  const name = nameOf("Second Try");
  await fillProduct(page, name);
  await page.route("**/api/products", (route) => route.abort(), { times: 1 });
  const submit = page.getByRole("button", { name: "Add Product" });
  await submit.click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "There is no connection. Please check it and try again.",
  );
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  if (isPhone(page)) await submit.tap();
  else await submit.click();
  await acceptMessage(page, "Product Added Successfully");
});
