import type { Locator } from "@playwright/test";
import { Order } from "@/models/order";
import type { Hand } from "@/tools/stress/morning/hand";

interface JobKind {
  kind: string;
  /** Of the 45 orders. */
  howMany: number;
  work: (hand: Hand, card: Locator, orderId: string) => Promise<void>;
  /** What the order is when it is done. */
  expected: object;
}

export interface Job extends JobKind {
  orderId: string;
}

/** Does what there is to do about one order, at the queue, from its card to what is told when it is done. */
export async function doJob(hand: Hand, { work, orderId }: Job): Promise<void> {
  await work(hand, await reach(hand, orderId), orderId);
}

/** Orders that are not what the desk was told that they are. */
export async function findUndone(jobs: readonly Job[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { kind, orderId, expected } of jobs)
    if (!(await Order.exists({ _id: orderId, ...expected }))) wrong.push(`morning: ${kind} was not done`);
  return wrong;
}

/** The card of the order; the list is opened further where it is not there yet. */
async function reach(hand: Hand, orderId: string): Promise<Locator> {
  const { page } = hand;
  const card = page.locator(`#order-${orderId}`);
  const more = page.getByRole("button", { name: "Show more", exact: true });
  const list = page.getByRole("list", { name: "Orders to call" });
  await list.waitFor();
  while ((await card.count()) === 0) {
    const cards = list.getByRole("article");
    const shown = await cards.count();
    await hand.tap(more);
    await cards.nth(shown).waitFor();
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

async function changeSize(hand: Hand, card: Locator): Promise<void> {
  await hand.tap(card.getByRole("button", { name: /^Change 30, Indigo/ }));
  await hand.tap(card.getByRole("button", { name: /^32, Indigo/ }));
  await card.getByRole("button", { name: /^Change 32, Indigo/ }).waitFor();
  await confirm(hand, card);
}

async function cancelFake(hand: Hand, card: Locator): Promise<void> {
  await hand.tap(button(card, "Switched off"));
  await card
    .getByText(/switched off/)
    .first()
    .waitFor();
  await cancel(hand, card);
}

async function correctCharge(hand: Hand, card: Locator): Promise<void> {
  await hand.tap(card.getByRole("button", { name: /^Charge Outside Dhaka/ }));
  await card.getByText("Address says Sylhet").waitFor({ state: "hidden" });
  await confirm(hand, card);
}

/** Presses these, after which the card counts a call. */
const noteCall =
  (...names: string[]) =>
  async (hand: Hand, card: Locator): Promise<void> => {
    for (const name of names) await hand.tap(button(card, name));
    await card.getByText(/1 call, last/).waitFor();
  };

const SWITCHED_OFF = { status: "Canceled", "calls.0.outcome": "switchedOff" };
const CHARGED = { status: "Confirmed", deliveryLocation: "Outside Dhaka" };
const CHANGED = { status: "Confirmed", "cartItems.0.size": "32" };
const UNANSWERED = { status: "pending", "calls.0.outcome": "noAnswer" };
const LATER = { status: "pending", "calls.0.outcome": "later" };
const callLater = noteCall("Call later", "Tomorrow 10:00");

export const JOB_KINDS: JobKind[] = [
  { kind: "confirm", howMany: 22, work: confirm, expected: { status: "Confirmed" } },
  { kind: "cancel a double", howMany: 3, work: cancel, expected: { status: "Canceled" } },
  { kind: "cancel a fake", howMany: 4, work: cancelFake, expected: SWITCHED_OFF },
  { kind: "correct the charge, confirm", howMany: 5, work: correctCharge, expected: CHARGED },
  { kind: "change the size, confirm", howMany: 4, work: changeSize, expected: CHANGED },
  { kind: "no answer", howMany: 4, work: noteCall("No answer"), expected: UNANSWERED },
  { kind: "call later", howMany: 3, work: callLater, expected: LATER },
];

/** Somebody rings up and orders: the order is written down and waits. */
export async function takePhoneOrder(hand: Hand, productName: string): Promise<void> {
  const { page } = hand;
  await hand.tap(page.getByRole("link", { name: "New order" }).first());
  await hand.type(page.getByLabel("Phone", { exact: true }), "01933445566");
  await hand.type(page.getByLabel("Name", { exact: true }), "Nasrin Akter");
  await hand.type(page.getByLabel("Full address"), "House 3, Road 2, Banani, Dhaka");
  await hand.choose(page.getByLabel("Delivery location"), "Inside Dhaka");
  await hand.type(page.getByLabel("Add a product"), `${productName} 32`);
  await hand.tap(page.getByRole("button", { name: `Add ${productName} in 32, Indigo` }));
  await hand.tap(page.getByRole("button", { name: "Place the order" }));
  await page.getByText("The order is Confirmed and waits to be packed.").waitFor();
}
