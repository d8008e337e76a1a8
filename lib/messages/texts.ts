import type { CustomerMessage } from "@/lib/messages/constants";
import type { OrderFacts } from "@/lib/messages/facts";
import type { ReturnRefusal } from "@/lib/orders/constants";

export interface CustomerText {
  subject: string;
  paragraphs: string[];
  /** A sentence that says it all, and what may follow where there is room, the more important first. */
  sms: [string, ...(string | null)[]];
}

type TextOf = (facts: OrderFacts) => CustomerText;

/** Why it is not taken back; empty words where the list says it all. */
export const refusalOf = ({ returned }: OrderFacts): { reason: ReturnRefusal; words: string } =>
  returned?.refusal ?? { reason: "other", words: "" };

export interface AlertText {
  subject: string;
  paragraphs: string[];
  /** The sentence about a product with this title; a link follows. */
  sms: (title: string) => string;
  /** Where there is room. */
  smsEnd: string | null;
}

/** All that customers are told in one language. */
export interface Texts {
  customer: Readonly<Record<CustomerMessage, TextOf>>;
  /** Tells that something can be had again: `title` has the name and option, `price` is whole BDT. */
  backInStock: (product: { title: string; price: number }) => AlertText;
  /** The mail about what is left in a cart, with its link to the cart, and the sentence before the one that stops it. */
  cartLeft: { subject: string; paragraphs: string[]; button: string; stop: string };
  /** The SMS with the digits that prove a phone. */
  phoneCode: (code: string, minutes: number) => string;
  greeting: (name: string) => string;
  money: (taka: number) => string;
  count: (count: number) => string;
  delivery: string;
  discount: string;
  total: string;
  advance: string;
  credit: string;
  toPay: string;
  /** What is to be paid at the door, larger than all else. */
  due: (taka: number) => string;
  /** Below it. */
  dueInCash: string;
  nothingDue: string;
  /** Where an order goes, for its customer to check. */
  check: {
    title: string;
    ask: () => string;
    name: string;
    phone: string;
    address: string;
  };
  follow: string;
  review: string;
  seeProduct: string;
  /** Below every mail. */
  contact: () => string;
  /** Below a mail to somebody with an account. */
  unsubscribe: string;
  /** Below a mail that somebody has asked for, before the link that stops it. */
  stopAlerts: string;
}
