import { type AdminOrders, newName, placeOrders, setUpAdminOrders } from "../../support/admin-orders";
import { findInQueue, openQueue } from "../../support/call-queue";
import { newCustomer } from "../../support/api";
import { become } from "../../support/become";
import { newPhone, putIntoCart, readOrder } from "../../support/orders";
import { acceptMessage, answerQuestion } from "../../support/pop-ups";
import { expect, test } from "../../support/test";

let desk: AdminOrders;

test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
});

test.beforeEach(async ({ page }) => {
  await become(page, desk.admin);
});

test("one tap writes down that nobody answered, and the next view has those first that are due @phone", async ({
  page,
}) => {
  const { name, ids, cards } = await openQueue(page, desk, 3);
  const pressed = await cards.first().getByRole("button", { name: "No answer" }).boundingBox();
  await cards.first().getByRole("button", { name: "No answer" }).click();
  await expect(cards.first().getByRole("button", { name: "Undo" })).toBeVisible();
  // A second tap on the same place neither confirms nor calls.
  const confirm = await cards.first().getByRole("button", { name: "Confirm" }).boundingBox();
  const middle = (pressed?.y ?? 0) + (pressed?.height ?? 0) / 2;
  expect((confirm?.y ?? middle) + (confirm?.height ?? 0)).toBeLessThan(middle - 10);
  await expect(cards.first()).toContainText(/1 call, last \d\d:\d\d: no answer/);
  await expect(cards.first()).toContainText(/Call again (\w{3} )?\d\d:\d\d/);
  // The cards stay where they are until they are read again.
  await expect(cards).toHaveCount(3);
  const nextAt = new Date(Date.now() - 60_000).toISOString();
  await desk.admin.call("POST", `/orders/${ids[2]}/calls`, { outcome: "later", nextAt });
  await findInQueue(page, name);
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText("Call again now");
  await expect(cards.nth(1)).not.toContainText("1 call");
  await expect(cards.nth(2)).toContainText("1 call, last");
});

test("a time to call later, a note of its own, and one that goes with an outcome @phone @ci", async ({
  page,
}) => {
  const { cards } = await openQueue(page, desk, 1);
  await cards.getByRole("button", { name: "Call later" }).click();
  await cards.getByRole("button", { name: "Tomorrow 10:00" }).click();
  await expect(cards).toContainText(/1 call, last \d\d:\d\d: call later\. Call again \w{3} 10:00/);
  await cards.getByRole("button", { name: "More" }).click();
  await cards.getByLabel("Note, for the desk alone").fill("গেট ২");
  await cards.getByRole("button", { name: "Save note" }).click();
  await expect(cards).toContainText("গেট ২");
  await expect(cards.getByLabel("Note, for the desk alone")).toBeHidden();
  await cards.getByRole("button", { name: "More" }).click();
  await cards.getByLabel("Note, for the desk alone").fill("size 34 instead");
  await cards.getByRole("button", { name: "Wants a change" }).click();
  await expect(cards).toContainText("2 calls");
  await expect(cards).toContainText("size 34 instead");
  await page.reload();
  await expect(cards).toContainText("size 34 instead");
  await cards.getByRole("link", { name: /^Change order \d+$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Change order/ })).toBeVisible();
});

test("a long address is read to its end at a tap, by keyboard too @phone @ci", async ({ page }) => {
  const name = newName();
  const end = "opposite the water tank";
  await placeOrders(desk, 1, {
    name,
    address: `${"House 12, Road 5, Block C, Mirpur, Dhaka, ".repeat(4)}${end}`,
  });
  await findInQueue(page, name);
  const address = page.getByText(end);
  const cutOff = () => address.evaluate((node) => node.scrollHeight - node.clientHeight);
  expect(await cutOff()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Whole text" }).press("Enter");
  expect(await cutOff()).toBe(0);
  await expect(page.getByRole("button", { name: "Less" })).toBeFocused();
});

test("three calls that reach nobody suggest to cancel, and cancel nothing @phone @ci", async ({ page }) => {
  const { ids, cards } = await openQueue(page, desk, 1);
  for (const outcome of ["No answer", "Switched off", "Wrong number"]) {
    await expect(cards).not.toContainText("You may want to cancel");
    await cards.getByRole("button", { name: outcome }).click();
    await expect(cards).toContainText(`: ${outcome.toLowerCase()}`);
  }
  await expect(cards).toContainText("3 calls in a row reached nobody. You may want to cancel this order.");
  expect(await readOrder(desk.admin, ids[0] ?? "")).toMatchObject({ status: "pending" });
  await cards.getByRole("button", { name: "Cancel" }).click();
  await answerQuestion(page, "Are you sure?", "Okay", "You are cancelling the order.");
  await acceptMessage(page, "Order marked as Canceled");
  await expect(cards.getByRole("button", { name: "Confirm" })).toHaveCount(0);
  await expect(cards.getByRole("button", { name: /^Undo/ })).toBeVisible();
  expect(await readOrder(desk.admin, ids[0] ?? "")).toMatchObject({ status: "Canceled" });
});

test("Confirm folds the order to a line and brings the next one within reach", async ({ page }) => {
  const { ids, cards } = await openQueue(page, desk, 2);
  await cards.first().getByRole("button", { name: "Confirm" }).click();
  await acceptMessage(page, "Order marked as Confirmed");
  await expect(cards.first().getByText("Confirmed", { exact: true })).toBeVisible();
  await expect(page.locator(`#order-${ids[1]}`)).toBeFocused();
});

test("a confirmation is taken back on the line that it left @phone", async ({ page }) => {
  const { ids, cards } = await openQueue(page, desk, 1);
  await cards.getByRole("button", { name: "Confirm" }).click();
  await acceptMessage(page, "Order marked as Confirmed");
  await cards.getByRole("button", { name: /^Undo: make order \d+ pending again$/ }).click();
  await expect(cards.getByRole("button", { name: "Confirm" })).toBeEnabled();
  expect(await readOrder(desk.admin, ids[0] ?? "")).toMatchObject({ status: "pending" });
  await cards.getByRole("button", { name: "Cancel" }).click();
  await answerQuestion(page, "Are you sure?", "Okay", "You are cancelling the order.");
  await acceptMessage(page, "Order marked as Canceled");
  await expect(cards.getByRole("button", { name: "Confirm" })).toHaveCount(0);
  await expect(cards.getByRole("button", { name: /^Undo/ })).toBeVisible();
});

test("a sound for new orders is off until somebody switches it on, and stays on for this device @phone @ci", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Original = window.AudioContext;
    window.AudioContext = class extends Original {
      constructor() {
        super();
        const { dataset } = document.documentElement;
        dataset.sounds = String(Number(dataset.sounds ?? 0) + 1);
      }
    };
  });
  await openQueue(page, desk, 1);
  await placeOrders(desk, 1);
  await expect(page.getByText(/\d+ new orders?/)).toBeVisible({ timeout: 15_000 });
  await expect(page.locator("html")).not.toHaveAttribute("data-sounds");
  await page.getByText("Days, sorting, sound").click();
  await page.getByRole("checkbox", { name: "Sound for new orders" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-sounds", "1");
  await page.reload();
  await page.getByText("Days, sorting, sound").click();
  await expect(page.getByRole("checkbox", { name: "Sound for new orders" })).toBeChecked();
});

test("two and a half cards and more fit a phone's screen, and a fourth line opens @phone @ci", async ({
  page,
}) => {
  const { name, cards } = await openQueue(page, desk, 4);
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  const [first = 0, second = 0] = tops;
  // What the menu and the tabs leave of the screen once the list is scrolled to.
  expect((844 - 56) / (second - first)).toBeGreaterThanOrEqual(2.5);
  const phone = newPhone();
  for (let line = 0; line < 4; line += 1) await putIntoCart(desk.customer, desk.product, 1);
  await desk.customer.call("POST", "/orders", {
    name,
    phone,
    address: "House 7, Road 3, Dhanmondi, Dhaka",
    deliveryLocation: "Inside Dhaka",
    paymentMethod: "Cash On Delivery",
    amount: desk.product.price * 4 + 100,
  });
  const [card] = [(await findInQueue(page, name)).last()];
  await expect(card.getByRole("listitem").filter({ hasText: desk.product.name })).toHaveCount(3);
  await card.getByRole("button", { name: "+1 more" }).click();
  await expect(card.getByRole("listitem").filter({ hasText: desk.product.name })).toHaveCount(4);
});

test("what comes in is told without moving a card, and an open dialler at every other desk @ci @phone", async ({
  page,
  playwright,
}) => {
  const colleague = await newCustomer(playwright);
  const { cards, ids } = await openQueue(page, desk, 2);
  const top = (await cards.nth(1).boundingBox())?.y;
  const users = (await desk.admin.call("GET", "/users")).body as {
    _id: string;
    email: string;
    name: string;
  }[];
  const person = users.find(({ email }) => email === colleague.person?.email);
  await desk.admin.call("PATCH", `/users/admin/${person?._id}`);
  await colleague.call("POST", `/orders/${ids[1]}/calling`, { isCalling: true });
  await placeOrders(desk, 1);
  await expect(page.getByText(/\d+ new orders?/)).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveTitle(/^\(\d+\) Orders$/);
  await expect(cards.nth(1)).toContainText(`${person?.name} is calling`);
  await expect(cards.nth(0)).not.toContainText("is calling");
  expect((await cards.nth(1).boundingBox())?.y).toBe(top);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/sort=newest/);
  await expect(page.getByText(/\d+ new orders?/)).toBeHidden();
});

test("what its customer called off is told with its phone @phone @ci", async ({ page }) => {
  const { name, ids, cards } = await openQueue(page, desk, 2);
  await desk.customer.call("DELETE", `/orders/${ids[0]}`);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await page.getByRole("button", { name: /^Cancelled/ }).click();
  await expect(cards).toContainText("Cancelled by the customer");
  await expect(cards.getByRole("link", { name: /^Call 018/ })).toBeVisible();
  await expect(cards.getByRole("button", { name: "Confirm" })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`q=${name.replace(" ", "\\+")}`));
});

test("the box finds by address, product and size; the menu's number leads here @phone", async ({ page }) => {
  const place = `মিরপুর ${newName().slice(6)}`;
  const { cards } = await openQueue(page, desk, 1, { address: `House 4, ${place}, Dhaka` });
  await page.goto("/dashboard/profile");
  await page.getByRole("link", { name: /^To call, \d+ pending$/ }).click();
  await expect(page.getByRole("heading", { name: "To call" })).toBeVisible();
  await page.getByLabel("Find orders by phone, name, address, product or size").fill(place);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(place);
});

test("a charge that is not the address's is made right in one tap, with its total on the button @phone @ci", async ({
  page,
}) => {
  const { ids, cards } = await openQueue(page, desk, 1, { address: "House 7, Zindabazar, Sylhet" });
  await expect(cards).toContainText("Address says Sylhet, charge says Inside Dhaka");
  await cards.getByRole("button", { name: "Charge Outside Dhaka: BDT 1,350" }).click();
  await expect(cards).toContainText("Outside Dhaka 150");
  await expect(cards).toContainText("BDT 1,350");
  await expect(cards).not.toContainText("Address says");
  expect(await readOrder(desk.admin, ids[0] ?? "")).toMatchObject({ amount: 1_350, status: "pending" });
});

test("a phone is blocked with a reason, and its next order is told where to call @phone @ci", async ({
  page,
  playwright,
}) => {
  const phone = newPhone();
  const { cards } = await openQueue(page, desk, 1, { phone });
  await cards.getByRole("button", { name: "More" }).click();
  await cards.getByLabel("Block this phone, because").fill("refused three parcels");
  await cards.getByRole("button", { name: "Block", exact: true }).click();
  await expect(cards).toContainText(/Phone blocked until \w{3} \d{1,2} \w{3}: refused three parcels/);
  const other = await newCustomer(playwright);
  await putIntoCart(other, desk.product);
  const contact = {
    name: "Rahim",
    phone,
    address: "House 7, Road 3, Dhaka",
    deliveryLocation: "Inside Dhaka",
  };
  const refused = await other.call("POST", "/orders", {
    ...contact,
    paymentMethod: "Cash On Delivery",
    amount: 1_300,
  });
  expect(refused.status).toBe(429);
  expect(JSON.stringify(refused.body)).toContain("Please call us at 01700-000000");
  await cards.getByRole("button", { name: "Unblock" }).click();
  await expect(cards).not.toContainText("Phone blocked");
});

test("an advance stands beside the amount @phone @ci", async ({ page }) => {
  const { cards } = await openQueue(page, desk, 1);
  await cards.getByRole("button", { name: "More" }).click();
  await cards.getByLabel("Advance, BDT").fill("৫০০");
  await cards.getByRole("button", { name: "Save advance" }).click();
  await expect(cards.getByRole("alert")).toHaveText("Please enter the bKash or Nagad reference.");
  await cards.getByLabel("bKash / Nagad reference").fill("bKash 9XK27");
  await cards.getByRole("button", { name: "Save advance" }).click();
  await expect(cards).toContainText("BDT 500 paid in advance bKash 9XK27");
});
