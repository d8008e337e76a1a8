import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Invoice, type ReturnTerms } from "@/components/print/invoice";
import { paperWords } from "@/components/print/paper-words";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import { listPrintedOrders } from "@/lib/orders/all-orders/queries";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import type { Language } from "@/lib/words/constants";
import { Order } from "@/models/order";

useDatabase();

const RETURNS = {
  conditions: ["You have our official invoice."],
  policyAddress: "https://shop.example/return",
};

async function print(
  bin: string,
  language: Language = "en",
  returns: ReturnTerms = RETURNS,
): Promise<string> {
  const product = await makeProduct({ price: 1_000 });
  const orderId = await makeOrder(await makeUser(), { product, quantity: 2 });
  await Order.updateOne({ _id: orderId }, { discount: { amount: 200, reason: "regular" }, amount: 1_900 });
  const [order]: PrintedOrder[] = await listPrintedOrders([orderId]);
  if (!order) throw new Error("There is no such order.");
  const html = renderToStaticMarkup(
    <Invoice order={order} words={paperWords(language)} vat={{ bin, vatPercent: 7.5 }} returns={returns} />,
  );
  return html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

it("tells BIN, moment and VAT where the owner has set a BIN, each part of the total rounded by itself", async () => {
  const text = await print("001234567-0101");
  expect(text).toContain("BIN 001234567-0101");
  expect(text).toMatch(/Ordered on \w+ \d+ \w+ \d{4} at \d\d:\d\d/);
  // 126 in 1,800 of goods, 7 in 100 of delivery.
  expect(text).toContain("Total without VAT BDT 1,767 VAT in the total, 7.5% BDT 133");
});

it("says nothing of VAT where there is no BIN", async () => {
  expect(await print("")).not.toMatch(/VAT|BIN/);
});

it("speaks the language of the order, its sums and its terms too", async () => {
  const text = await print("001234567-0101", "bn");
  expect(text).toContain("পণ্যের দাম ৳২,০০০ ডেলিভারি চার্জ, ঢাকার ভেতরে");
  expect(text).toContain("ছাড়, regular − ৳২০০ সর্বমোট, ক্যাশ অন ডেলিভারি ৳১,৯০০");
  expect(text).toContain("ভ্যাট ছাড়া সর্বমোট ৳১,৭৬৭ সর্বমোটের মধ্যে ভ্যাট, ৭.৫% ৳১৩৩");
  expect(text).toContain("৩ দিনের মধ্যে, যদি এই সব শর্ত মেলে: You have our official invoice.");
});

it("says of returns no more than the settings where the owner has a policy of their own, and points to it", async () => {
  const text = await print("", "en", { ...RETURNS, conditions: null });
  expect(text).toContain("Within 3 days of receiving the order.");
  expect(text).toContain("Our return policy: https://shop.example/return");
  expect(text).not.toMatch(/refund|official invoice/);
  expect(await print("")).toContain("You get a cash refund or an exchange.");
  const inBangla = await print("", "bn", { ...RETURNS, conditions: null });
  expect(inBangla).toContain("৩ দিনের মধ্যে। ফেরত ও এক্সচেঞ্জের নিয়ম: https://shop.example/return");
});
