import { afterEach, describe, expect, it } from "vitest";
import { CUSTOMER_MESSAGES } from "@/lib/messages/constants";
import type { ToldOrder } from "@/lib/messages/facts";
import { LANGUAGES } from "@/lib/words/constants";
import { layOutMail } from "@/lib/messages/mail-layout";
import { countSegments, fitSms, MAX_SEGMENTS } from "@/lib/messages/sms-length";
import { DEFAULT_MESSAGE_KINDS } from "@/lib/messages/settings/kinds/schema";
import { TEXTS } from "@/lib/messages/texts-by-language";
import type { OrderEvent } from "@/lib/orders/events/schema";
import { processState } from "@/lib/platform/process-state.mjs";
import { DEFAULT_SHOP_FACTS } from "@/lib/shop-facts";
import { DEFAULT_BRAND } from "@/lib/site";
import {
  CALLED,
  changed,
  DEARER,
  eventOf,
  factsOfTold as facts,
  linkIn,
  ORDER,
  UNREAD,
} from "@/testing/told-order";

afterEach(() => {
  delete processState.shopFacts;
});

const ADDRESSED = { siteUrl: "https://shop.example", hasAccount: true, isAddressProved: true };

describe("an SMS", () => {
  it.each([
    ["a".repeat(160), 1],
    ["a".repeat(161), 2],
    ["a".repeat(306), 2],
    ["a".repeat(307), 3],
    // A bracket takes two places.
    ["[".repeat(80), 1],
    ["[".repeat(81), 2],
    ["a".repeat(152) + "[" + "a".repeat(153), 3],
    ["ক".repeat(70), 1],
    ["ক".repeat(71), 2],
    ["ক".repeat(134), 2],
    ["ক".repeat(135), 3],
    // One sign makes all of it longer.
    [`৳${"a".repeat(70)}`, 2],
    ["😀".repeat(35), 1],
    ["😀".repeat(36), 2],
    ["", 1],
  ])("%# has as many parts as the network will bill", (text, parts) => {
    expect(countSegments(text)).toBe(parts);
  });

  it("keeps its sentence and leaves out what there is no room for", () => {
    expect(fitSms("a".repeat(290), ["b".repeat(40), null, "c".repeat(15)])).toBe(
      `${"a".repeat(290)} ${"c".repeat(15)}`,
    );
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  const texts = TEXTS[language];

  it.each(CUSTOMER_MESSAGES)("%s says all it must in two parts, whatever the names, and no ৳", (kind) => {
    const longest = facts(
      {
        orderNumber: 99_999_999,
        name: "ক".repeat(100),
        amount: 99_999_999,
        advance: { amount: 1 },
        calls: [{ outcome: "noAnswer" }],
        cartItems: Array.from({ length: 50 }, () => ({
          productName: "শ".repeat(200),
          size: "XXL",
          color: "Navy",
          quantity: 99,
          price: 1_000_000,
        })),
        parcel: {
          ...ORDER.parcel,
          courier: "own",
          trackingCode: "X".repeat(64),
          trackingUrl: `https://x.example/${"y".repeat(400)}`,
        },
      },
      changed({ amount: 11_111_111 }, { amount: 99_999_999 }),
      language,
    );
    const standings = [
      {},
      { toPay: 0, advance: 99_999_999 },
      { isDeliveredInPart: true, amountBefore: null },
    ];
    const reasons = ["unreached", "wrongNumber", null] as const;
    for (const [state, reason] of standings.flatMap((each) => reasons.map((why) => [each, why] as const))) {
      const [sentence, ...others] = texts.customer[kind]({ ...longest, ...state, reason }).sms;
      const text = fitSms(sentence, others);
      expect(countSegments(sentence)).toBeLessThanOrEqual(MAX_SEGMENTS);
      expect(countSegments(text)).toBeLessThanOrEqual(MAX_SEGMENTS);
      expect(text).not.toMatch(/৳|undefined|null|NaN/);
      expect(text).toContain(language === "en" ? "99999999" : "৯৯৯৯৯৯৯৯");
    }
  });

  it.each(CUSTOMER_MESSAGES)("%s has two parts also for a shop with long facts", (kind) => {
    const outlet = { street: "s".repeat(80), city: "c".repeat(40), postalCode: "1".repeat(12) };
    const brand = { ...DEFAULT_BRAND, name: "ক".repeat(30), phone: "+880 1700-000000" };
    processState.shopFacts = {
      ...DEFAULT_SHOP_FACTS,
      version: 1,
      brand: { ...brand, outlet: { ...brand.outlet, ...outlet } },
    };
    const told = facts({}, eventOf(kind), language);
    for (const reason of ["unreached", "wrongNumber"] as const)
      for (const wish of ["refund", "exchange"] as const) {
        const returned = told.returned && { ...told.returned, wish };
        const [sentence] = texts.customer[kind]({ ...told, reason, returned }).sms;
        expect(countSegments(sentence), sentence).toBeLessThanOrEqual(MAX_SEGMENTS);
      }
  });

  it.each(CUSTOMER_MESSAGES)("%s reads as it did when somebody last looked", (kind) => {
    const [sentence, ...others] = texts.customer[kind](facts({}, eventOf(kind), language)).sms;
    expect(fitSms(sentence, others)).toMatchSnapshot();
  });

  it("lets no name into the headers or the markup of a mail, and keeps it readable", () => {
    const name = `Rahim"><script>alert(1)</script>\r\nBcc: x@y.bd`;
    const product = `<img src=x onerror=alert(1)> & 'co'`;
    const order = {
      name,
      cartItems: [{ _id: "line-1", productName: product, size: "", color: "", quantity: 1, price: 5 }],
      parcel: { ...ORDER.parcel, trackingUrl: `javascript:alert("1")` },
    };
    for (const kind of CUSTOMER_MESSAGES) {
      const told = facts(order, eventOf(kind), language);
      const text = texts.customer[kind](told);
      const mail = layOutMail({ ...ADDRESSED, kind, text, facts: told, texts, language });
      expect(mail.subject).not.toMatch(/[\r\n]|Rahim/);
      expect(mail.html).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
      expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt; &amp; &#39;co&#39;");
      expect(mail.html).not.toMatch(/href="javascript:/);
      expect(mail.text).toContain(product);
    }
  });
});

it.each([
  ["en", 3],
  ["bn", 6],
] as const)(
  "a plain order costs no more parts of SMS than it may in %s, each with the link",
  (language, most) => {
    const plain = facts({ advance: null, calls: [], discount: null, returns: null }, DEARER, language);
    const told = (["placed", "confirmed", "handedOver", "delivered"] as const).filter((kind) =>
      DEFAULT_MESSAGE_KINDS.sms.includes(kind),
    );
    const texts = told.map((kind) => {
      const [sentence, ...others] = TEXTS[language].customer[kind](plain).sms;
      return fitSms(sentence, others);
    });
    for (const text of texts) expect(text).toContain(linkIn(language));
    expect(texts.reduce((sum, text) => sum + countSegments(text), 0)).toBeLessThanOrEqual(most);
  },
);

it("tells by how much an order was changed, and that it was not", () => {
  const sms = (event: OrderEvent) => TEXTS.en.customer.changed(facts({}, event)).sms[0];
  expect(sms(DEARER)).toContain("The total is BDT 1,750, BDT 150 more than before.");
  expect(sms(changed({ amount: 1_800 }))).toContain("BDT 50 less than before.");
  expect(sms(CALLED)).toContain("The total stays BDT 1,750.");
  expect(sms(UNREAD)).toContain("The total stays BDT 1,750.");
});

it.each([
  ["en", "was changed. The total is now BDT 1,750. https"],
  ["bn", "পরিবর্তন হয়েছে। এখন মোট ১,৭৫০ টাকা। https"],
] as const)("compares in %s with no total that the customer may not have been told", (language, told) => {
  const events: ToldOrder["events"] = [{ kind: "placed" }, { kind: "changed" }, { kind: "changed" }];
  for (const event of [DEARER, CALLED, UNREAD]) {
    const [sentence, ...others] = TEXTS[language].customer.changed(facts({ events }, event)).sms;
    expect(fitSms(sentence, others)).toContain(told);
  }
});

it("asks at the door for what was not paid in advance, and counts three days in Dhaka from the delivery", () => {
  expect(facts()).toMatchObject({ toPay: 1_250, returnUntil: "2026-11-26", reason: "unreached" });
  expect(facts({ advance: { amount: 5_000 } }).toPay).toBe(0);
});

describe("what there is to pay", () => {
  const told = (
    kind: "placed" | "delivered" | "canceled",
    order: Partial<ToldOrder>,
    lang: "en" | "bn" = "en",
  ) => {
    const [texts, said] = [TEXTS[lang], facts(order)];
    const text = texts.customer[kind](said);
    const mail = layOutMail({ ...ADDRESSED, kind, text, facts: said, texts, language: lang });
    // Before the table, which comes to nothing then.
    const [opening = ""] = mail.text.split(texts.follow);
    return [opening, text.sms[0]];
  };

  it("is nothing where it is covered", () => {
    for (const covered of [
      { advance: { amount: 1_750 } },
      { advance: null, exchangeOf: { credit: 2_000 } },
    ]) {
      for (const text of told("placed", covered)) {
        expect(text).toContain("There is nothing left to pay.");
        expect(text).not.toMatch(/BDT 0|cash|ready/);
      }
      for (const text of told("placed", covered, "bn")) {
        expect(text).toContain("আর কোনো টাকা দিতে হবে না।");
        expect(text).not.toMatch(/০ টাকা|ক্যাশ|প্রস্তুত/);
      }
    }
  });

  it("says of a cancelled order what comes of its advance, and promises no call to who was not reached", () => {
    for (const text of told("canceled", { calls: [] }))
      expect(text).toContain("We'll call you about the advance of BDT 500.");
    for (const text of told("canceled", {}))
      expect(text).toContain("Please call us about your advance of BDT 500.");
    for (const text of told("canceled", { calls: [] }, "bn")) expect(text).toContain("অগ্রিম ৫০০ টাকা নিয়ে");
    for (const text of told("canceled", { advance: null })) expect(text).toContain("You pay nothing.");
  });

  it("is of a part where a part was delivered", () => {
    const order = { parcel: { ...ORDER.parcel, state: "partlyDelivered" as const } };
    for (const text of told("delivered", order)) expect(text).toMatch(/part of (your )?order 10001 was/i);
    for (const text of told("delivered", order, "bn")) expect(text).toContain("১০০০১-এর একটি অংশ পৌঁছেছে");
  });

  it.each(LANGUAGES)("adds up in the table of a mail in %s", (language) => {
    const texts = TEXTS[language];
    const order = facts({ exchangeOf: { credit: 250 } });
    const text = texts.customer.placed(order);
    const rows = layOutMail({ ...ADDRESSED, kind: "placed", text, facts: order, texts, language }).text;
    const row = (label: string, value: string) => `${label}: ${value}`;
    expect(rows).toContain(
      [
        row(texts.delivery, texts.money(150)),
        row(texts.discount, `−${texts.money(50)}`),
        row(texts.total, texts.money(1_750)),
        row(texts.advance, `−${texts.money(500)}`),
        row(texts.credit, `−${texts.money(250)}`),
        row(texts.toPay, texts.money(1_000)),
      ].join("\n"),
    );
  });
});
