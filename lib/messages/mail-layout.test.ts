import { describe, expect, it } from "vitest";
import { CUSTOMER_MESSAGES, CUSTOMER_ROWS, type CustomerMessage } from "@/lib/messages/constants";
import type { OrderFacts } from "@/lib/messages/facts";
import { layOutMail } from "@/lib/messages/mail-layout";
import { TEXTS } from "@/lib/messages/texts-by-language";
import { type Language, LANGUAGES } from "@/lib/words/constants";
import { eventOf, factsOfTold, linkIn, ORDER } from "@/testing/told-order";

const PICTURE = "/images/65f000000000000000000001-960.webp";
const ADDRESS = "House 12, Road 5\nDhanmondi";

interface MailChange {
  language?: Language;
  facts?: Partial<OrderFacts>;
  line?: object;
  isAddressProved?: boolean;
}

function mailOf(kind: CustomerMessage, change: MailChange = {}) {
  const { language = "en", isAddressProved = true } = change;
  const texts = TEXTS[language];
  const cartItems = ORDER.cartItems.map((line) => ({ ...line, image1: PICTURE, ...change.line }));
  const told = factsOfTold({ cartItems, address: ADDRESS }, eventOf(kind), language);
  const facts = {
    ...told,
    expected: { first: "2026-11-23", last: "2026-11-25" },
    ...change.facts,
  };
  const text = texts.customer[kind](facts);
  const addressed = { siteUrl: "https://shop.example", hasAccount: true, isAddressProved };
  return layOutMail({ kind, text, facts, texts, language, ...addressed });
}

const count = (text: string, part: string): number => text.split(part).length - 1;

describe("the picture of a line", () => {
  it.each(CUSTOMER_MESSAGES)(
    "is in a mail about %s, small, at the shop's address and with its name",
    (kind) => {
      const { html } = mailOf(kind);
      expect(html).toContain('<img src="https://shop.example/images/65f000000000000000000001-480.webp"');
      expect(html).toContain('alt="Oxford shirt (M, White)"');
      expect(html).not.toContain("Shown in");
    },
  );

  it("says which colour it shows where it is another", () => {
    expect(mailOf("placed", { line: { shownIn: "Navy" } }).html).toContain("Shown in Navy");
    expect(mailOf("placed", { line: { shownIn: "নেভি" }, language: "bn" }).html).toContain("ছবির রং: নেভি");
  });

  it.each(["", "https://elsewhere.example/a.webp", "javascript:alert(1)", `/images/"><script>-960.webp`])(
    "is left out, or harmless, where it is %s",
    (image1) => {
      const { html } = mailOf("placed", { line: { image1 } });
      expect(html).not.toMatch(/elsewhere|javascript:|<script/);
      expect(html).toContain("Oxford shirt");
    },
  );
});

describe.each(LANGUAGES)("a mail in %s", (language) => {
  it.each(CUSTOMER_MESSAGES)(
    "about %s has one button, which Outlook and a dark screen can draw too",
    (kind) => {
      const { html } = mailOf(kind, { language });
      expect(html).toContain(`<html lang="${language}" dir="ltr">`);
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).toContain("@media (prefers-color-scheme:dark)");
      expect(count(html, "mso-padding-alt")).toBe(1);
      expect(html).toMatch(new RegExp(`<td[^>]* bgcolor="#22335b"[^>]*><a href="${linkIn(language)}"`));
    },
  );

  it.each(CUSTOMER_MESSAGES)("about %s says the same as text and as HTML", (kind) => {
    const { text, html } = mailOf(kind, { language });
    const words = html
      .replace(/<style>[\s\S]*?<\/style>|<title>.*?<\/title>/g, "")
      .replaceAll(/<[^>]+>/g, "\n")
      .replaceAll("&#39;", "'");
    const lines = words
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    // The brand and the subject stand above the words.
    for (const line of lines.slice(2)) expect(text).toContain(line);
  });
});

it("tells once, above the table, what to have ready, and for which days", () => {
  for (const kind of CUSTOMER_MESSAGES.filter((each) => CUSTOMER_ROWS[each].isOpen)) {
    const { text, html } = mailOf(kind);
    for (const told of [text, html]) {
      expect(count(told, "ready")).toBe(1);
      expect(told).toContain("Have BDT 1,250 ready");
      expect(told).toContain("Expected Mon 23 – Wed 25 Nov");
      expect(told.indexOf("ready")).toBeLessThan(told.indexOf("Delivery"));
    }
  }
  for (const kind of ["delivered", "canceled", "returnSettled"] as const)
    expect(mailOf(kind).text).not.toMatch(/ready|Expected|Dhanmondi/);
  expect(mailOf("confirmed", { facts: { expected: null } }).text).toContain("within 3 to 5 business days");
});

it("shows name, address and phone for a check, to a proved address alone", () => {
  const area = { area: "Savar, Dhaka" };
  expect(mailOf("placed", { facts: area }).text).toContain(
    `Name: Rahim Uddin\nAddress: ${ADDRESS}\nSavar, Dhaka\nPhone: 01712345678`,
  );
  expect(mailOf("placed", { facts: area, language: "bn" }).text).toContain("সাভার, ঢাকা");
  const unproved = mailOf("placed", { facts: area, isAddressProved: false });
  for (const told of [unproved.text, unproved.html])
    expect(told).not.toMatch(/Rahim|Dhanmondi|Savar|01712345678/);
});

it("is not so long that Gmail cuts it, whatever the names", () => {
  // A name with its size and colour.
  const title = "ক".repeat(260);
  const line = { title, quantity: 99, price: 1_000_000, image1: PICTURE, shownIn: "ক".repeat(40) };
  const lines = Array.from({ length: 50 }, () => line);
  const { html } = mailOf("placed", { language: "bn", facts: { lines, name: "ক".repeat(100) } });
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  expect(count(html, title)).toBe(50);
});
