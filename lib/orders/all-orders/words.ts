import { isUndecided } from "@/lib/orders/lifecycle/rules";
import { formatBdt } from "@/lib/platform/text/format";
import { brandFacts, brandName } from "@/lib/shop-facts";
import type { Language } from "@/lib/words/constants";

interface WrittenAbout {
  name: string;
  orderNumber: number;
  amount: number;
  status: string;
  /** Of the messages about the order. */
  language?: Language | undefined;
  /** Whether the last calls reached nobody; not known everywhere. */
  isUnreached?: boolean | undefined;
}

interface ChatTexts {
  about: (order: WrittenAbout) => string;
  /** After it, where the last calls reached nobody. */
  notReached: string;
  /** Last, while the order waits to be confirmed. */
  mayWeSend: () => string;
}

const numbers = new Intl.NumberFormat("bn-BD", { useGrouping: false });
const taka = new Intl.NumberFormat("bn-BD", { maximumFractionDigits: 0 });

const TEXTS: Readonly<Record<Language, ChatTexts>> = {
  en: {
    about: ({ name, orderNumber, amount }) =>
      `Hello ${name}, this is ${brandFacts().name} about your order ${orderNumber} of ${formatBdt(amount)}.`,
    notReached: "We tried to call you to confirm it.",
    mayWeSend: () => `May we send it to you? You can also call us: ${brandFacts().phone}.`,
  },
  bn: {
    about: ({ name, orderNumber, amount }) =>
      `প্রিয় ${name}, ${brandName("bn")} থেকে আপনার অর্ডার ${numbers.format(orderNumber)} নিয়ে লিখছি। মোট ${taka.format(amount)} টাকা।`,
    notReached: "অর্ডারটি নিশ্চিত করতে কল করে আপনাকে পাইনি।",
    mayWeSend: () => `আমরা কি পাঠিয়ে দেব? চাইলে আপনিও কল করতে পারেন: ${brandFacts().phone}।`,
  },
};

/** The beginning of the chat about an order, in the order's language; the sender can change it. */
export function whatsAppText(order: WrittenAbout): string {
  const { about, notReached, mayWeSend } = TEXTS[order.language ?? "en"];
  if (!isUndecided(order.status)) return about(order);
  return [about(order), ...(order.isUnreached ? [notReached] : []), mayWeSend()].join(" ");
}
