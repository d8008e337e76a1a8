import { logOut } from "../../support/account";
import { addProduct, readProduct, type TestProduct } from "../../support/catalogue";
import { acceptMessage, answerQuestion } from "../../support/pop-ups";
import { placeOrder, putIntoCart } from "../../support/orders";
import { expect, test } from "../../support/shopper";
import { fillCheckout, listOrders, makeOrder, openCheckout } from "../../support/shopping";

let product: TestProduct;

test.beforeEach(async ({ admin, customer }) => {
  product = await addProduct(admin, { price: 1_250 });
  await putIntoCart(customer, product, 2);
});

test("shows what is ordered, and items plus delivery as the amount, as the location changes", async ({
  page,
}) => {
  await openCheckout(page);
  await expect(page.getByRole("list", { name: "Items of this order" })).toContainText(
    `2 × ${product.name} S, Black`,
  );
  const amount = (figures: string[]) => expect(page.getByRole("definition")).toHaveText(figures);
  const whileUnknown = page.getByText("This is the highest charge, until you choose a location.");
  await amount(["BDT 2,500", "BDT 150", "BDT 2,650"]);
  await expect(page.getByRole("term").first()).toHaveText("Items: 1 (2 pieces)");
  await expect(whileUnknown).toBeVisible();
  await page.getByRole("radio", { name: "Inside Dhaka" }).check({ force: true });
  await expect(whileUnknown).toHaveCount(0);
  await amount(["BDT 2,500", "BDT 100", "BDT 2,600"]);
  await page.getByRole("radio", { name: "Outside Dhaka" }).check({ force: true });
  await amount(["BDT 2,500", "BDT 150", "BDT 2,650"]);
});

test("choosing Cash On Delivery always raises the alert in Bengali, in Bengali letters", async ({ page }) => {
  await openCheckout(page);
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole("radio", { name: "Cash On Delivery" }).check({ force: true });
    const popUp = page.getByRole("dialog");
    await expect(popUp.getByRole("heading", { name: "Important Alert!" })).toBeVisible();
    const text = popUp.locator("[lang=bn]");
    // The Orders page within one working day; size or colour out of stock; the form filled in incorrectly.
    for (const words of ["১ কর্মদিবসের মধ্যে", "Orders", "সাইজ বা রঙ", "ফর্মটি ভুলভাবে"])
      await expect(text).toContainText(words);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const isBengali = (face: FontFace) => face.unicodeRange.toUpperCase().includes("U+980");
          return [...document.fonts].filter(isBengali).map((face) => face.status);
        }),
      )
      .toContain("loaded");
    await acceptMessage(page, "Important Alert!");
    // It is chosen anew on each visit.
    await page.reload();
    await expect(page.getByRole("radio", { name: "Cash On Delivery" })).not.toBeChecked();
  }
});

test("what is missing or wrong is told beside its field, and nothing is asked or placed", async ({
  page,
  customer,
}) => {
  await openCheckout(page);
  await page.getByLabel("Name").fill(" ");
  await page.getByLabel("Phone").fill("12");
  await page.getByRole("button", { name: "Place Order" }).click();
  for (const message of [
    "Please enter a phone number, such as 01712 345678.",
    "Please enter your full address: house, road, area and district.",
    "Please choose where we should deliver.",
    "Please choose how you will pay.",
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await listOrders(customer)).toEqual([]);
});

test("asks about a number that is no mobile of Bangladesh, and understands every way to write one @ci", async ({
  page,
}) => {
  await openCheckout(page);
  const phone = page.getByLabel("Phone");
  for (const [written, isOdd] of [
    ["029876543", true],
    ["+880 1712-345678", false],
    ["০১৭১২৩৪৫৬৭৮", false],
    ["+1 415 555 0100", true],
  ] as const) {
    await phone.fill(written);
    await phone.blur();
    await expect(page.getByText("This doesn't look like a Bangladeshi mobile number.")).toHaveCount(
      isOdd ? 1 : 0,
    );
  }
});

test("a question declined places nothing; Okay does, once, and the cart is empty then", async ({
  page,
  customer,
}) => {
  await openCheckout(page);
  await fillCheckout(page);
  await page.getByRole("button", { name: "Place Order" }).click();
  await answerQuestion(page, "Confirm Placing the order?", "Cancel");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await listOrders(customer)).toEqual([]);
  await page.getByRole("button", { name: "Place Order" }).dblclick();
  await answerQuestion(page, "Confirm Placing the order?", "Okay");
  await expect(page.getByRole("link", { name: "Cart 1 in it" })).toBeAttached();
  await acceptMessage(page, "Order Placed");
  await expect(page).toHaveURL("/dashboard/orders");
  await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
  const orders = await listOrders(customer);
  expect(orders).toMatchObject([{ amount: 2_600, status: "pending", phone: "01712345678" }]);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    `Order ${orders[0]?.orderNumber} is placed. You pay BDT 2,600 in cash when it arrives, usually 2 to 5 business days after we confirm it.`,
  );
  expect((await customer.call("GET", "/cart")).body).toEqual([]);
  expect((await readProduct(customer, product._id)).stock).toBe("8");
});

test("what was typed survives a reload, and a logout forgets it @ci", async ({ page }) => {
  await openCheckout(page);
  await fillCheckout(page);
  await page.reload();
  await expect(page.getByLabel("Phone")).toHaveValue("01712345678");
  await expect(page.getByLabel("Full address")).toHaveValue("House 7, Road 3, Mirpur");
  await expect(page.getByRole("radio", { name: "Inside Dhaka" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Cash On Delivery" })).not.toBeChecked();
  await logOut(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("House 7");
});

test("begins with how the last order could be reached, and fills in an earlier address with one press", async ({
  page,
  customer,
}) => {
  await customer.call(
    "DELETE",
    `/cart/${((await customer.call("GET", "/cart")).body as { _id: string }[])[0]?._id}`,
  );
  const office = "নাভানা টাওয়ার, Level 5, Gulshan Avenue, Dhaka";
  await placeOrder(customer, product, { name: "Rina Akter", phone: "01812345678", address: office });
  await makeOrder(customer, product);
  await putIntoCart(customer, product);
  await openCheckout(page);
  await expect(page.getByLabel("Name")).toHaveValue("Karim Uddin");
  await expect(page.getByLabel("Phone")).toHaveValue("01712345678");
  await expect(page.getByLabel("Full address")).toHaveValue("House 7, Road 3, Dhanmondi, Dhaka");
  await expect(page.getByRole("radio")).toHaveCount(3);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);

  const addresses = page.getByText("Deliver to another of your addresses");
  await addresses.press("Enter");
  await page.getByRole("button", { name: /^Rina Akter, 01812345678/ }).press("Enter");
  await expect(addresses).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveValue("Rina Akter");
  await expect(page.getByLabel("Phone")).toHaveValue("01812345678");
  await expect(page.getByLabel("Full address")).toHaveValue(office);
  await expect(page.getByRole("radio", { name: "Inside Dhaka" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Cash On Delivery" })).not.toBeChecked();
});
