import type { Locator } from "@playwright/test";
import { PATHS } from "@/lib/paths";
import type { Hand } from "@/tools/stress/morning/hand";
import type { Job, JobKind } from "@/tools/stress/morning/queue-of-orders";

/** Does what there is to do about one order, at the queue, from its card to what is told when it is done. */
export async function doJob(hand: Hand, { kind, orderId }: Job): Promise<void> {
  await STEPS[kind](hand, await reach(hand, orderId), orderId);
}

/** The card of the order; the list is opened further where it is not there yet. */
async function reach(hand: Hand, orderId: string): Promise<Locator> {
  const { page } = hand;
  const card = page.locator(`#order-${orderId}`);
  const more = page.getByRole("button", { name: /^Show \d+ more$/ });
  await page.getByRole("list", { name: "Orders to call" }).waitFor();
  while ((await card.count()) === 0) {
    await hand.tap(more);
    await page.locator("[aria-busy=false]").first().waitFor();
  }
  return card;
}

const button = (card: Locator, name: string): Locator => card.getByRole("button", { name, exact: true });

async function confirm(hand: Hand, card: Locator): Promise<void> {
  await hand.tap(button(card, "Confirm"));
  await hand.okay();
  await card.getByText("Confirmed", { exact: true }).waitFor();
}

async function cancel(hand: Hand, card: Locator): Promise<void> {
  await hand.tap(button(card, "Cancel"));
  await hand.okay();
  await hand.page.getByRole("heading", { name: "Order marked as Canceled" }).waitFor();
  await hand.okay();
  await card.getByText("Canceled", { exact: true }).waitFor();
}

async function changeSize(hand: Hand, card: Locator, orderId: string): Promise<void> {
  const { page } = hand;
  await hand.tap(card.getByRole("link", { name: /^Change order/ }));
  await hand.choose(page.getByLabel("Size", { exact: true }), "32");
  await hand.tap(page.getByRole("button", { name: "Save", exact: true }));
  await page.getByText("Saved. The courier collects").waitFor();
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  await hand.tap(menu.locator(`[href="${PATHS.toCall}"]`));
  await confirm(hand, await reach(hand, orderId));
}

const STEPS: Record<JobKind, (hand: Hand, card: Locator, orderId: string) => Promise<void>> = {
  confirm,
  "cancel a double": cancel,
  async "cancel a fake"(hand, card) {
    await hand.tap(button(card, "Switched off"));
    await card
      .getByText(/switched off/)
      .first()
      .waitFor();
    await cancel(hand, card);
  },
  async "correct the charge, confirm"(hand, card) {
    await hand.tap(card.getByRole("button", { name: /^Charge Outside Dhaka/ }));
    await card.getByText("Address says Sylhet").waitFor({ state: "hidden" });
    await confirm(hand, card);
  },
  "change the size, confirm": changeSize,
  async "no answer"(hand, card) {
    await hand.tap(button(card, "No answer"));
    await card.getByText(/1 call, last/).waitFor();
  },
  async "call later"(hand, card) {
    await hand.tap(button(card, "Call later"));
    await hand.tap(button(card, "Tomorrow 10:00"));
    await card.getByText(/1 call, last/).waitFor();
  },
};

/** Somebody rings up and orders: the order is written down and waits. */
export async function takePhoneOrder(hand: Hand, productName: string): Promise<void> {
  const { page } = hand;
  await hand.tap(page.getByRole("link", { name: "New order" }).first());
  await hand.type(page.getByLabel("Phone", { exact: true }), "01933445566");
  await hand.type(page.getByLabel("Name", { exact: true }), "Nasrin Akter");
  await hand.type(page.getByLabel("Full address"), "House 3, Road 2, Banani, Dhaka");
  await hand.choose(page.getByLabel("Came in by"), "Phone");
  await hand.choose(page.getByLabel("Delivery location"), "Inside Dhaka");
  await hand.type(page.getByLabel("Add a product"), `${productName} 32`);
  await hand.tap(page.getByRole("button", { name: `Add ${productName} in 32, Indigo` }));
  await hand.tap(page.getByRole("button", { name: "Place the order" }));
  await page.getByText("The order is placed and waits in All Orders.").waitFor();
}
