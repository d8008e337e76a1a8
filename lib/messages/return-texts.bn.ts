import type { OrderFacts } from "@/lib/messages/facts";
import { type ReturnTexts, sayRefusal } from "@/lib/messages/texts";
import type { RefundMethod, ReturnRefusal } from "@/lib/orders/constants";
import { SITE } from "@/lib/site";

const call = `প্রশ্ন? ${SITE.phone}`;

const REFUSALS: Readonly<Record<ReturnRefusal, string>> = {
  used: "পণ্যটি পরা, ধোয়া বা বদলানো হয়েছে।",
  incomplete: "ট্যাগ, বাক্স বা ইনভয়েস নেই।",
  noFault: "আমরা কোনো ত্রুটি পাইনি।",
  other: "",
};

const METHODS: Readonly<Record<RefundMethod, string>> = {
  bkash: "বিকাশে",
  nagad: "নগদ অ্যাকাউন্টে",
  rocket: "রকেটে",
  cash: "হাতে হাতে",
};

const nounOf = ({ returned }: OrderFacts): string => (returned?.wish === "exchange" ? "বদল" : "ফেরত");

const toDo = ({ returned }: OrderFacts): string =>
  returned?.wish === "exchange"
    ? "ট্যাগ ও ইনভয়েসসহ রাইডারকে দিন বা আউটলেটে আনুন।"
    : "ট্যাগ ও ইনভয়েসসহ আউটলেটে আনুন বা ফোন করুন।";

const next = ({ returned }: OrderFacts): string =>
  returned?.wish === "exchange" ? "বদলের পণ্য দিয়ে হিসাব শেষ হবে।" : "এরপর টাকা ফেরত দেব।";

interface Numbers {
  money: (taka: number) => string;
  count: (value: number) => string;
}

/** What customers are told in Bengali of what they send back. */
export const returnTextsBn = ({ money, count }: Numbers): ReturnTexts => ({
  returnAccepted: (facts) => ({
    subject: `আপনার অর্ডার ${facts.orderNumber}-এর ${nounOf(facts)}ের অনুরোধ মঞ্জুর হয়েছে`,
    paragraphs: [
      `আপনার অর্ডার ${facts.orderNumber}-এর ${count(facts.returned?.pieces ?? 0)}টি পণ্য আমরা ফেরত নিচ্ছি।`,
      `${toDo(facts)} ঠিকানা: ${SITE.outletAddress}, ফোন: ${SITE.phone}।`,
    ],
    sms: [
      `${SITE.name}: অর্ডার ${facts.orderNumber}-এর ${nounOf(facts)}ের অনুরোধ মঞ্জুর করেছি। ${toDo(facts)}`,
      call,
      facts.link,
    ],
  }),
  returnRefused: (facts) => ({
    subject: `আপনার অর্ডার ${facts.orderNumber}-এর ${nounOf(facts)} নেওয়া যাচ্ছে না`,
    paragraphs: [
      `অর্ডার ${facts.orderNumber}-এর যে পণ্য ফেরত দিতে চেয়েছেন, তা আমরা নিতে পারছি না। ${sayRefusal(facts, REFUSALS)}`,
      `একমত না হলে ফোন করুন: ${SITE.phone}।`,
    ],
    sms: [
      `${SITE.name}: অর্ডার ${facts.orderNumber}-এর ${nounOf(facts)} নিতে পারছি না। ${REFUSALS[facts.returned?.refusal?.reason ?? "other"]}`.trim(),
      facts.returned?.refusal?.words ?? null,
      call,
      facts.link,
    ],
  }),
  returnReceived: (facts) => ({
    subject: `অর্ডার ${facts.orderNumber}-এর ফেরত পণ্য পেয়েছি`,
    paragraphs: [`অর্ডার ${facts.orderNumber}-এর যে পণ্য ফেরত দিয়েছেন, তা আমরা পেয়েছি। ${next(facts)}`],
    sms: [`${SITE.name}: অর্ডার ${facts.orderNumber}-এর ফেরত পণ্য পেয়েছি। ${next(facts)}`, facts.link],
  }),
  returnSettled: (facts) => {
    const { refund = 0, method = null } = facts.returned ?? {};
    const settled =
      refund > 0 && method
        ? `অর্ডার ${facts.orderNumber}-এর জন্য ${money(refund)} ${METHODS[method]} ফেরত দিয়েছি।`
        : `অর্ডার ${facts.orderNumber}-এর ${nounOf(facts)} শেষ হয়েছে।`;
    return {
      subject: `আপনার অর্ডার ${facts.orderNumber}-এর ${nounOf(facts)} শেষ হয়েছে`,
      paragraphs: [settled],
      sms: [`${SITE.name}: ${settled}`, call, facts.link],
    };
  },
});
