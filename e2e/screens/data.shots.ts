import { expect, test } from "@playwright/test";
import { signInAs } from "../support/api";
import { addProduct } from "../support/catalogue";
import { demoAdmin } from "../support/people";
import { BENGALI_NAME, LONG_NAME, LONG_WORD } from "./names";

const MANY = 300;

/** What the states need and the demo does not have: this shop is thrown away afterwards. */
test("the products of the states", async ({ playwright }) => {
  const admin = await signInAs(playwright, demoAdmin());
  const { body } = await admin.call("GET", "/products");
  const products = body as { _id: string; category: string }[];
  const wallets = products.filter(({ category }) => category === "Wallets");
  const caps = products.filter(({ category }) => category === "Caps");
  // One wallet stays, and no cap.
  for (const { _id } of [...wallets.slice(1), ...caps]) {
    expect((await admin.call("DELETE", `/products/${_id}`)).status).toBe(200);
  }
  for (const name of [BENGALI_NAME, LONG_WORD, LONG_NAME]) {
    await addProduct(admin, { name, category: "Belts", image1: "/catalogue/tan-full-grain-belt-1-960.webp" });
  }
  for (let first = 0; first < MANY; first += 20) {
    const batch = Array.from({ length: 20 }, (_, index) =>
      addProduct(admin, {
        name: `Boxer of the three hundred, number ${first + index + 1}`,
        category: "Boxers",
        image1: "/catalogue/navy-woven-boxer-1-960.webp",
      }),
    );
    await Promise.all(batch);
  }
});
