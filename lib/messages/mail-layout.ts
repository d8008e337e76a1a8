import type { OrderFacts } from "@/lib/messages/facts";
import type { CustomerText, Texts } from "@/lib/messages/texts";
import { type MailBody, type MailRow, renderMail } from "@/lib/messages/render-mail";
import { PATHS } from "@/lib/paths";
import { localPath } from "@/lib/words/local-path.mjs";
import { CUSTOMER_ROWS, type CustomerMessage, REVIEW_MESSAGE } from "@/lib/messages/constants";
import type { Language } from "@/lib/words/constants";

interface MailOptions {
  kind: CustomerMessage;
  text: CustomerText;
  facts: OrderFacts;
  texts: Texts;
  language: Language;
  /** The shop's address. */
  siteUrl: string;
  /** Whether there is a profile in which the mails can be stopped. */
  hasAccount: boolean;
  /** If not, the writer of the address may not be its reader, and no word of their own goes there. */
  isAddressProved: boolean;
}

/** A mail about an order. */
export function layOutMail(options: MailOptions): MailBody {
  const { text, facts, texts, language, hasAccount, isAddressProved } = options;
  return renderMail({
    language,
    subject: text.subject,
    ...(isAddressProved && { greeting: texts.greeting(facts.name) }),
    paragraphs: text.paragraphs,
    rows: rowsOf(options),
    links: linksOf(options),
    notes: [
      { text: texts.contact() },
      ...(hasAccount ? [{ text: texts.unsubscribe, url: profileOf(options) }] : []),
    ],
  });
}

/** What the order comes to. */
function rowsOf({ kind, facts, texts }: MailOptions): MailRow[] {
  const { money } = texts;
  if (CUSTOMER_ROWS[kind].isOfReturn) return rowsOfReturn(facts, texts);
  const less = (label: string, taka: number): MailRow[] =>
    taka > 0 ? [{ label, value: `−${money(taka)}` }] : [];
  const isPaidInPart = CUSTOMER_ROWS[kind].isOpen && facts.toPay !== facts.amount;
  return [
    ...facts.lines.map(({ title, quantity, price }) => ({
      label: `${texts.count(quantity)} × ${title}`,
      value: money(price),
    })),
    { label: texts.delivery, value: money(facts.deliveryCharge) },
    ...less(texts.discount, facts.discount),
    { label: texts.total, value: money(facts.amount), isStrong: true },
    ...(isPaidInPart
      ? [
          ...less(texts.advance, facts.advance),
          ...less(texts.credit, facts.credit),
          { label: texts.toPay, value: money(facts.toPay), isStrong: true },
        ]
      : []),
  ];
}

function rowsOfReturn({ returned }: OrderFacts, { count, money }: Texts): MailRow[] {
  return (returned?.lines ?? []).map(({ title, quantity, value }) => ({
    label: `${count(quantity)} × ${title}`,
    value: money(value),
  }));
}

function linksOf({ kind, facts, texts }: MailOptions): { label: string; url: string }[] {
  const url = facts.link ?? (CUSTOMER_ROWS[kind].isOpen ? facts.trackingUrl : null);
  const label = kind === REVIEW_MESSAGE ? texts.review : texts.follow;
  return url && /^https?:/.test(url) ? [{ label, url }] : [];
}

const profileOf = ({ siteUrl, language }: MailOptions): string =>
  new URL(localPath(language, PATHS.profile), siteUrl).href;
