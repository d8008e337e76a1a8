import { readFile } from "node:fs/promises";
import { newName, placeOrders, setUpAdminOrders } from "../../support/admin-orders";
import { become } from "../../support/become";
import { findParcels } from "../../support/parcels";
import { expect, test } from "../../support/test";

test("what a courier's file lacks is said once for each parcel, and then the file is there", async ({
  page,
  playwright,
}) => {
  const desk = await setUpAdminOrders(playwright);
  const name = newName();
  const address = {
    name,
    address: "The red house near the mosque",
    deliveryLocation: "Outside Dhaka",
    amount: 1_350,
  };
  for (const id of await placeOrders(desk, 2, address)) {
    await desk.admin.call("PATCH", `/orders/${id}`, { status: "Confirmed" });
    await desk.admin.call("PATCH", `/orders/${id}/parcel`, { from: "toPack", to: "packed" });
  }
  await become(page, desk.admin);
  await findParcels(page, name, "toPack");
  await page.getByLabel("Courier", { exact: true }).selectOption("Pathao");
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await page.getByRole("button", { name: "Save file for 2 packed parcels" }).click();
  await expect(page.getByText("2 left out:")).toBeVisible();
  const districts = page.getByLabel(/^District of/);
  const zones = page.getByLabel(/^Zone of/);
  await districts.first().selectOption("Bogura");
  await zones.first().fill("Bogura Sadar");
  // Typed before the first one is saved, and still there afterwards.
  await districts.last().selectOption("Sylhet");
  await zones.last().fill("Zindabazar");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.first().click();
  await expect(page.getByText("1 left out:")).toBeVisible();
  await expect(districts).toHaveValue("Sylhet");
  await expect(zones).toHaveValue("Zindabazar");
  const [file] = await Promise.all([page.waitForEvent("download"), save.click()]);
  const csv = await readFile(await file.path(), "utf8");
  for (const place of ["Bogura,Bogura Sadar", "Sylhet,Zindabazar"]) expect(csv).toContain(place);
  await expect(page.getByText("2 in the file")).toBeVisible();
});

test("a name and an address that a courier does not take are corrected in place, and the file is there", async ({
  page,
  playwright,
}) => {
  const desk = await setUpAdminOrders(playwright);
  const address = `House 12, Road 5, Dhanmondi, Dhaka. ${"বড় মসজিদের পাশের গলি, ".repeat(10)}`;
  const [id = ""] = await placeOrders(desk, 1, { name: "Al", address });
  await desk.admin.call("PATCH", `/orders/${id}`, { status: "Confirmed" });
  await desk.admin.call("PATCH", `/orders/${id}/parcel`, { from: "toPack", to: "packed" });
  await become(page, desk.admin);
  await findParcels(page, desk.email, "toPack");
  await page.getByLabel("Courier", { exact: true }).selectOption("Pathao");
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await page.getByRole("button", { name: "Save file for 1 packed parcel" }).click();
  const [name, place] = [page.getByLabel(/^Name of/), page.getByLabel(/^Address of/)];
  const save = page.getByRole("button", { name: "Save", exact: true });
  await expect(page.getByText("2 characters, 3 at least")).toBeVisible();
  await name.fill("Al Amin");
  await expect(save).toBeDisabled();
  await place.fill("House 12, Road 5, Dhanmondi, Dhaka. বড় মসজিদের পাশের গলি");
  const [file] = await Promise.all([page.waitForEvent("download"), save.click()]);
  expect(await readFile(await file.path(), "utf8")).toContain("Al Amin");
});
