import { addProduct } from "../../support/catalogue";
import { becomeAdmin, fillProduct, openDeskMenu, openProductForm } from "../../support/admin";
import { acceptMessage } from "../../support/pop-ups";
import { expect, test } from "../../support/test";

const nameOf = (what: string) => `${what} ${test.info().project.name} ${Date.now()}`;

test("what is typed outlives a reload and a look elsewhere, until it is saved", async ({
  page,
  playwright,
}) => {
  await becomeAdmin(page, playwright);
  await openProductForm(page);
  const name = nameOf("Kept Cap");
  await fillProduct(page, name);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await expect(page.getByText("What you typed here earlier is back")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  const goTo = async (entry: string) => {
    await openDeskMenu(page);
    await page.getByRole("dialog").getByRole("link", { name: entry }).click();
  };
  await goTo("Users");
  await expect(page).toHaveURL("/dashboard/users");
  await goTo("Add Product");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await page.getByRole("button", { name: "Add Product" }).click();
  await acceptMessage(page, "Product Added Successfully");
  await expect(page).toHaveURL("/dashboard/manageProducts");
  await goTo("Add Product");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await page.goto("/dashboard/users");
  expect(asked).toHaveLength(1);
});

test("a form can be started over", async ({ page, playwright }) => {
  const product = await addProduct(await becomeAdmin(page, playwright));
  await openProductForm(page, product._id);
  await page.getByLabel("Fit").fill("Wrong");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel("Fit")).toHaveValue("Wrong");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByLabel("Fit")).toHaveValue("One size");
  await page.reload();
  await expect(page.getByLabel("Fit")).toHaveValue("One size");
});

test("logging out forgets what was typed, and a kept text that makes no sense is not used", async ({
  page,
  playwright,
}) => {
  const product = await addProduct(await becomeAdmin(page, playwright));
  await openProductForm(page, product._id);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByLabel("Fit").fill("Secret");
  const kept = () =>
    page.evaluate(() => Object.values(sessionStorage).filter((text) => text.includes("Secret")));
  await expect.poll(kept).toHaveLength(1);
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(sessionStorage)) {
      if (text.includes("Secret"))
        sessionStorage.setItem(key, JSON.stringify({ draft: JSON.parse(text).draft, seen: { _id: 5 } }));
    }
  });
  await page.reload();
  await expect(page.getByLabel("Fit")).toHaveValue("One size");
  await page.getByLabel("Fit").fill("Secret");
  await expect.poll(kept).toHaveLength(1);
  // A call that is under way would be refused, which the console tells.
  await page.waitForLoadState("networkidle");
  await openDeskMenu(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await acceptMessage(page, "Logout Successful");
  await expect(page).toHaveURL("/");
  expect(await kept()).toEqual([]);
});
