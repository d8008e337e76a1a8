import { describe, expect, it } from "vitest";
import { requireAdminOrder } from "@/lib/orders/all-orders/queries";
import { whatsAppText } from "@/lib/orders/all-orders/words";
import { brandFacts } from "@/lib/shop-facts";
import { Order } from "@/models/order";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

describe("what a chat begins with", () => {
  const about = { name: "Nasrin", orderNumber: 1_042, amount: 1_600 };

  it("asks for a confirmation while the order is pending", () => {
    const text = whatsAppText({ ...about, status: "pending" });
    expect(text).toContain(`Hello Nasrin, this is ${brandFacts().name} about your order 1042 of `);
    expect(text).toContain("1,600");
    expect(text).toContain(` May we send it to you? You can also call us: ${brandFacts().phone}.`);
  });

  it("says that somebody has called where somebody has, and reached nobody", () => {
    const pending = { ...about, status: "pending" };
    const said = "We tried to call you to confirm it.";
    expect(whatsAppText(pending)).not.toContain(said);
    expect(whatsAppText({ ...pending, isUnreached: true })).toContain(` ${said} May we send it to you?`);
    expect(whatsAppText({ ...pending, language: "bn" })).not.toContain("পাইনি");
    expect(whatsAppText({ ...pending, language: "bn", isUnreached: true })).toContain(
      "কল করে আপনাকে পাইনি। আমরা কি পাঠিয়ে দেব?",
    );
  });

  it("asks for none once it is decided", () => {
    const decided = { ...about, status: "Confirmed", isUnreached: true };
    expect(whatsAppText(decided)).not.toMatch(/We tried to call you|May we send/);
    expect(whatsAppText({ ...decided, language: "bn" })).not.toMatch(/পাইনি|পাঠিয়ে দেব/);
  });

  it("is in the order's language", () => {
    const text = whatsAppText({ ...about, status: "pending", language: "bn" });
    expect(text).toContain("আপনার অর্ডার ১০৪২ নিয়ে লিখছি। মোট ১,৬০০ টাকা।");
    expect(text).toContain(`আমরা কি পাঠিয়ে দেব? চাইলে আপনিও কল করতে পারেন: ${brandFacts().phone}।`);
  });
});

describe("the language that the desk writes in", () => {
  useDatabase();

  it("is told with the order, where one was chosen", async () => {
    const orderId = await makeOrder(await makeUser(), { product: await makeProduct() });
    expect(await requireAdminOrder(orderId)).not.toHaveProperty("language");
    await Order.updateOne({ _id: orderId }, { language: "bn" });
    expect(await requireAdminOrder(orderId)).toMatchObject({ language: "bn" });
  });
});
