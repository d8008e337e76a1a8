import "server-only";
import { FIRST_COURIER } from "@/lib/delivery/couriers/registry";
import { getEnv } from "@/lib/env";
import { CUSTOMER_MESSAGES, type CustomerMessage } from "@/lib/messages/constants";
import type { SampleText, SampleTexts } from "@/lib/messages/dto";
import { factsOf, linkOfKind, type ToldOrder } from "@/lib/messages/facts";
import { returnedFactsOf } from "@/lib/messages/returned-facts";
import { shopTextOf } from "@/lib/messages/shop-text";
import { countSegments, fitSms } from "@/lib/messages/sms-length";
import { TEXTS } from "@/lib/messages/texts-by-language";
import type { OrderEvent } from "@/lib/orders/events/schema";
import { PARCEL_STEPS, RETURN_STEPS } from "@/lib/orders/lifecycle";
import { trackPath } from "@/lib/paths";
import type { Language } from "@/lib/words/constants";
import { localPath } from "@/lib/words/local-path.mjs";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";

const ORDER = {
  status: "Confirmed",
  orderNumber: 10_042,
  name: "Rahim Uddin",
  phone: "01712345678",
  deliveryLocation: "Inside Dhaka",
  paymentMethod: "Cash On Delivery",
  deliveryCharge: 100,
  amount: 1_550,
  cartItems: [
    { _id: "1", productName: "Oxford shirt", size: "M", color: "White", quantity: 1, price: 1_450 },
  ],
  returns: [
    {
      id: "1",
      state: RETURN_STEPS.settle.to,
      wish: "refund",
      lines: [{ lineId: "1", quantity: 1, value: 1_450 }],
      refusal: { reason: "used", words: "" },
      refund: { amount: 1_450, method: "bkash" },
    },
  ],
  parcel: { state: PARCEL_STEPS.handOver.to, courier: FIRST_COURIER, cashExpected: 1_550 },
} satisfies ToldOrder;

const CHANGED: OrderEvent = {
  kind: "changed",
  details: { before: { amount: 3_000 }, after: { amount: 1_550 } },
};
const RETURNED: OrderEvent = { kind: "returnWithdrawn", details: { returnId: "1" } };
const TOKEN = "0123456789abcdefghijklmno";

/** What customers who read that language get by SMS and the shop by Telegram, of an order that is made up. */
export function sampleTexts(language: Language): SampleTexts {
  const siteUrl = getEnv().NEXTAUTH_URL;
  const texts = TEXTS[language];
  const smsOf = (kind: CustomerMessage): SampleText => {
    const event = kind.startsWith("return") ? RETURNED : CHANGED;
    const link = absoluteUrl(localPath(language, trackPath(TOKEN)));
    const [sentence, ...others] = texts.customer[kind](
      factsOf({ order: ORDER, event, at: new Date(), link: linkOfKind(kind, link) }),
    ).sms;
    const text = fitSms(sentence, others);
    return { text, segments: countSegments(text) };
  };
  const returned = returnedFactsOf(ORDER, RETURNED);
  const toShop = (["newOrder", "calledOff", "returnAsked"] as const).map(
    (kind) => [kind, { text: shopTextOf(kind, { ...ORDER, returned }, siteUrl), segments: null }] as const,
  );
  return {
    ...Object.fromEntries(CUSTOMER_MESSAGES.map((kind) => [kind, smsOf(kind)])),
    ...Object.fromEntries(toShop),
  };
}
