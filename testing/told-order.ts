import { localPath } from "@/lib/words/local-path.mjs";
import type { Language } from "@/lib/words/constants";
import type { CustomerMessage } from "@/lib/messages/constants";
import { factsOf, type OrderFacts, type ToldOrder } from "@/lib/messages/facts";
import type { Contents, OrderEvent } from "@/lib/orders/events/schema";
import { cashToCollect } from "@/lib/orders/payment";

export const ORDER = {
  status: "Confirmed",
  orderNumber: 10_001,
  name: "Rahim Uddin",
  phone: "01712345678",
  deliveryLocation: "Outside Dhaka",
  paymentMethod: "Cash On Delivery",
  deliveryCharge: 150,
  amount: 1_750,
  discount: { amount: 50 },
  advance: { amount: 500 },
  cartItems: [
    { _id: "line-1", productName: "Oxford shirt", size: "M", color: "White", quantity: 2, price: 1_650 },
  ],
  returns: [
    {
      id: "return-1",
      state: "settled",
      wish: "refund",
      lines: [{ lineId: "line-1", quantity: 1, value: 800 }],
      refusal: { reason: "used", words: "There is a stain" },
      refund: { amount: 800, method: "bkash" },
    },
  ],
  calls: [{ outcome: "noAnswer" }],
  parcel: {
    state: "handedOver",
    since: new Date("2026-11-22T20:00:00Z"),
    courier: "steadfast",
    trackingCode: "SFR-1",
  },
} satisfies ToldOrder;
export const changed = (before: Partial<Contents>, after: Partial<Contents> = {}): OrderEvent => ({
  kind: "changed",
  details: { before, after },
});
export const DEARER = changed({ amount: 1_600 }, { amount: 1_750 });
export const CALLED = changed({ phone: "a" }, { phone: "b" });
export const UNREAD: OrderEvent = { kind: "changed", details: null };
export const eventOf = (kind: CustomerMessage): OrderEvent =>
  kind.startsWith("return") ? { kind: "returnWithdrawn", details: { returnId: "return-1" } } : DEARER;
const AT = new Date("2026-11-22T20:00:00Z");
const LINKED = "/track/0123456789abcdefghijklmno";
export const linkIn = (language: Language): string =>
  `https://www.tejgaon.example${localPath(language, LINKED)}`;

/** What is told of it; its courier was told to collect what was to be collected. */
export function factsOfTold(
  change: Partial<ToldOrder> = {},
  event = DEARER,
  language: Language = "en",
): OrderFacts {
  const told: ToldOrder = { ...ORDER, ...change };
  const order = { ...told, parcel: { ...told.parcel, cashExpected: cashToCollect(told) } };
  return factsOf({ order, event, at: AT, link: linkIn(language) });
}
