import { expect, test } from "../../support/test";
import { open } from "../../support/storefront";

const ADDRESS = "Shop 12, Level 2, Tejgaon Link Road, Dhaka 1208";

test("About & Contact tells the brand's story and how to reach it", async ({ page }) => {
  await open(page, "/about");
  await expect(page).toHaveTitle("About & Contact | Tejgaon");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("About & Contact");
  await expect(main).toContainText("packed for export");
  await expect(main).toContainText("anywhere in Bangladesh");
  await expect(main).toContainText("You pay when it arrives");
  const contact = main.getByRole("region", { name: "Contact" });
  await expect(main.getByRole("img")).toHaveAttribute("alt", /\w/);
  await expect(contact.getByRole("link", { name: "hello@tejgaon.example" })).toHaveAttribute(
    "href",
    "mailto:hello@tejgaon.example",
  );
  await expect(contact.getByRole("link", { name: "01700-000000" })).toHaveAttribute(
    "href",
    "tel:+8801700000000",
  );
  await expect(contact).toContainText(ADDRESS);
  const map = contact.getByRole("link", { name: "Find us on the map" });
  await expect(map).toHaveAttribute("href", /^https:\/\/www\.openstreetmap\.org\//);
  await expect(map).toHaveAttribute("rel", /noopener/);
});

test("Return & Exchange names window, conditions, outcome and ways to pay", async ({ page }) => {
  await open(page, "/return");
  await expect(page).toHaveTitle("Return & Exchange | Tejgaon");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Return & Exchange");
  for (const fact of [
    "Bought at the outlet: 3 days from purchase",
    "Delivered to you: 3 days from receiving the order",
    "unused, undamaged and in its original condition, with its tag intact",
    "official invoice",
    "box or special packaging comes back with it. We don't need the shopping bag",
    "valid reason: wrong size, a defect, or the wrong item",
    "A cash refund, or an exchange. If the new item costs more, you pay the difference",
    "Orders from this site are paid in cash on delivery",
    ADDRESS,
  ]) {
    await expect(main).toContainText(fact);
  }
  await expect(main.getByRole("link", { name: "01700-000000" })).toHaveAttribute(
    "href",
    "tel:+8801700000000",
  );
});

test("Bkash, Nagad, Rocket and cards are named for the outlet only @ci", async ({ page }) => {
  for (const path of ["/return", "/"]) {
    await open(page, path);
    const named = page.getByText(/Bkash|Nagad|Rocket/);
    await expect(named, path).toHaveText([
      /Ways to pay at the outlet: Cash, Bkash, Nagad, Rocket or card\./,
      /^Pay at the outlet Cash, Bkash, Nagad, Rocket or card$/,
    ]);
  }
});

test("the policy prints without menu, dock and footer @ci", async ({ page }) => {
  await open(page, "/return");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("3 days from receiving the order");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  for (const sender of ["Tejgaon", ADDRESS, "01700-000000, hello@tejgaon.example"]) {
    await expect(page.locator("body").getByText(sender).first()).toBeVisible();
  }
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByText("01700-000000, hello@tejgaon.example")).toBeHidden();
});
