import { beforeEach, describe, expect, it } from "vitest";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { moveReturn } from "@/lib/returns/move-return";
import { refundReturn } from "@/lib/returns/refund-return";
import { withdrawReturn } from "@/lib/returns/withdraw-return";
import type { UserDto } from "@/lib/accounts/users/dto";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeChannel, runOutbox, sent } from "@/testing/outbox";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { askReturnOf, decideReturn, openReturnOf, receiveReturn, wantBack } from "@/testing/returns";
import { Message } from "@/models/message";
import { Order } from "@/models/order";
import { User } from "@/models/user";

useDatabase();

let admin: UserDto;
let customer: UserDto;
let jeans: ProductDto;
let orderId: string;
let number: string;

/** Three jeans at 1,000, delivered; what was told of that is forgotten. */
beforeEach(async () => {
  [admin, customer] = [await makeAdmin(), await makeProvedUser()];
  jeans = await makeProduct({ stock: "10", price: 1_000 });
  orderId = await makeOrder(customer, { product: jeans, quantity: 3 });
  await bringTo(admin, orderId, "delivered");
  await Order.updateMany({}, { $unset: { outbox: 1 } });
  number = String((await readOrder(orderId)).orderNumber);
});

const ask = async (pieces: number, wish: "refund" | "exchange" = "refund") =>
  await askReturnOf(customer, orderId, { ...(await wantBack(orderId, [[jeans, pieces]])), wish });
const accept = (returnId: string) => decideReturn(admin, { orderId, returnId, to: "accepted" });
const refuse = (returnId: string, words = "") =>
  decideReturn(admin, { orderId, returnId, to: "refused", reason: "used", words });
const receive = (returnId: string) => receiveReturn(admin, orderId, returnId);
const payBack = (returnId: string, amount: number) =>
  refundReturn({ actor: admin, orderId, returnId, refund: { amount, method: "bkash", reference: "9XK27" } });
/** What is told now by a channel, and why what is not told is not. */
async function tell(channel: "sms" | "mail" | "telegram") {
  const port = makeChannel(channel);
  await runOutbox(port);
  return sent.map(({ text }) => text);
}
const reasons = async () =>
  (await Message.find({ state: "dropped" }).sort({ _id: 1 }).lean()).map(({ kind, reason }) => [
    kind,
    reason,
  ]);

describe("the shopkeeper", () => {
  it("is told once what a customer asks for, who they are, and where to answer", async () => {
    await ask(2, "exchange");
    const [text, ...others] = await tell("telegram");
    expect(others).toEqual([]);
    expect(text).toContain(`The customer of order ${number} asks for an exchange: 2 pieces.`);
    expect(text).toMatch(/\/dashboard\/parcels\/returns$/);
    expect(text).toContain("Rahim Uddin, 01712345678");
    expect(await tell("telegram")).toEqual([]);
  });

  it("is not told of what was withdrawn before they could be", async () => {
    await withdrawReturn({ user: customer, orderId, returnId: await ask(1) });
    expect(await tell("telegram")).toEqual([]);
    expect(await reasons()).toEqual([["returnAsked", "The order has gone on since."]]);
  });
});

describe("the customer", () => {
  it("is told that it is accepted and what to do, that it is there, and what was paid back", async () => {
    const returnId = await ask(2);
    await accept(returnId);
    expect(await tell("sms")).toEqual([
      expect.stringMatching(
        /^Tejgaon: your return for order \d+ is accepted\. Bring the pieces to our outlet.+Shop 12/,
      ),
    ]);
    await receive(returnId);
    expect(await tell("sms")).toEqual([
      expect.stringContaining(
        `the pieces you sent back of order ${number} are with us. We will refund you next.`,
      ),
    ]);
    await payBack(returnId, 2_000);
    expect(await tell("sms")).toEqual([
      expect.stringContaining(
        `we paid you back BDT 2,000 by bKash for what you sent back from order ${number}.`,
      ),
    ]);
  });

  it("is told why it is refused, in their language, and by mail with what they asked for and nothing else", async () => {
    await User.updateOne({ _id: customer._id }, { language: "bn" });
    await refuse(await ask(1), "বাঁ পায়ে দাগ");
    const [text = ""] = await tell("mail");
    expect(text).toContain("পণ্যটি পরা, ধোয়া বা অল্টার করা হয়েছে। বাঁ পায়ে দাগ");
    expect(text).toContain(`১ × ${jeans.name}`);
    expect(text).not.toMatch(/ডেলিভারি:|মোট:/);
  });

  it("is told of two returns of one order, each by itself, and of what is done at once by the last of it", async () => {
    const first = await ask(1);
    await refuse(first);
    const second = await ask(1, "exchange");
    await refuse(second);
    expect(await tell("sms")).toHaveLength(2);
    const third = await ask(1);
    await accept(third);
    await receive(third);
    await payBack(third, 1_000);
    expect(await tell("sms")).toEqual([expect.stringContaining("we paid you back BDT 1,000")]);
    expect(await reasons()).toEqual([
      ["returnAccepted", "The order has gone on since."],
      ["returnReceived", "The order has gone on since."],
    ]);
  });

  it("is not told that it is accepted where that was called off at once, nor of what the desk opened for them", async () => {
    const returnId = await ask(1);
    await accept(returnId);
    await moveReturn({ actor: admin, orderId, returnId, move: { from: "accepted", to: "calledOff" } });
    await openReturnOf(admin, orderId, await wantBack(orderId, [[jeans, 1]]));
    expect(await tell("sms")).toEqual([]);
    expect(await reasons()).toEqual([["returnAccepted", "It was taken back."]]);
  });
});
