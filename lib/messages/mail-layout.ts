import type { OrderFacts } from "@/lib/messages/facts";
import { pictureInMail } from "@/lib/messages/picture-in-mail";
import type { CustomerText, Texts } from "@/lib/messages/texts";
import type { MailParts, MailRow } from "@/lib/settings/brand/mail/mail-parts";
import { type MailBody, renderMail } from "@/lib/settings/brand/mail/render-mail";
import { PATHS } from "@/lib/paths";
import { areaInBangla } from "@/lib/settings/zones/words";
import { localPath } from "@/lib/words/local-path.mjs";
import { CUSTOMER_ROWS, type CustomerMessage, REVIEW_MESSAGE } from "@/lib/messages/constants";
import type { Language } from "@/lib/words/constants";
import { wordsOf } from "@/lib/words/of-request";
import { showOwnersText } from "@/lib/words/owners-text";

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
    panel: panelOf(options),
    button: buttonOf(options),
    rows: rowsOf(options),
    check: isAddressProved ? checkOf(options) : undefined,
    notes: [
      { text: texts.contact() },
      ...(hasAccount ? [{ text: texts.unsubscribe, url: profileOf(options) }] : []),
    ],
  });
}

const isOpen = ({ kind }: MailOptions): boolean => CUSTOMER_ROWS[kind].isOpen;

/** What to have ready, and for when. */
function panelOf(options: MailOptions): MailParts["panel"] {
  if (!isOpen(options)) return undefined;
  const { facts, texts, language } = options;
  const { expected, toPay } = facts;
  const { days, timeline } = wordsOf("orders", language);
  return {
    title: toPay > 0 ? texts.due(toPay) : texts.nothingDue,
    lines: [
      ...(toPay > 0 ? [texts.dueInCash] : []),
      ...(expected ? [timeline.expected(days(expected.first, expected.last))] : []),
    ],
  };
}

/** What the order comes to. */
function rowsOf(options: MailOptions): MailRow[] {
  const { kind, facts, texts } = options;
  const { money } = texts;
  if (CUSTOMER_ROWS[kind].isOfReturn)
    return (facts.returned?.lines ?? []).map((line) => lineOf({ ...line, price: line.value }, options));
  const less = (label: string, taka: number): MailRow[] =>
    taka > 0 ? [{ label, value: `−${money(taka)}` }] : [];
  const isPaidInPart = isOpen(options) && facts.toPay !== facts.amount;
  return [
    ...facts.lines.map((line) => lineOf(line, options)),
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

function lineOf(line: OrderFacts["lines"][number], { texts, siteUrl, language }: MailOptions): MailRow {
  const { title, quantity, price } = line;
  return {
    label: `${texts.count(quantity)} × ${title}`,
    value: texts.money(price),
    picture: pictureInMail({ ...line, siteUrl, language }),
  };
}

/** Where the order goes: nothing of it where nothing is to come any more. */
function checkOf(options: MailOptions): MailParts["check"] {
  const { facts, texts, language } = options;
  const { check } = texts;
  if (!isOpen(options) || !facts.address) return undefined;
  const { name, phone, address, area } = facts;
  const { text: place } = showOwnersText(language, { text: area, textBn: areaInBangla(area) });
  return {
    title: check.title,
    text: check.ask(),
    rows: [
      { label: check.name, value: name },
      { label: check.address, value: [address, place].filter(Boolean).join("\n") },
      { label: check.phone, value: phone },
    ],
  };
}

function buttonOf(options: MailOptions): MailParts["button"] {
  const { kind, facts, texts } = options;
  const url = facts.link ?? (isOpen(options) ? facts.trackingUrl : null);
  const label = kind === REVIEW_MESSAGE ? texts.review : texts.follow;
  return url && /^https?:/.test(url) ? { label, url } : undefined;
}

const profileOf = ({ siteUrl, language }: MailOptions): string =>
  new URL(localPath(language, PATHS.profile), siteUrl).href;
