import { beforeAll, expect, it } from "vitest";
import { CUSTOMER_MESSAGES } from "@/lib/messages/constants";
import { LANGUAGES } from "@/lib/words/constants";
import { layOutMail } from "@/lib/messages/mail-layout";
import { fitSms } from "@/lib/messages/sms-length";
import { TEXTS } from "@/lib/messages/texts-by-language";
import { findDemoBrand, MARKED_BRAND, setMarkedBrand } from "@/testing/marked-brand";
import { eventOf, factsOfTold, linkIn } from "@/testing/told-order";

beforeAll(setMarkedBrand);

const MESSAGES = LANGUAGES.flatMap((language) => CUSTOMER_MESSAGES.map((kind) => [language, kind] as const));

it.each(MESSAGES)(
  "in %s, %s names the shop as its owner has set it, and nothing of the demo",
  (language, kind) => {
    const texts = TEXTS[language];
    const facts = factsOfTold({}, eventOf(kind), language);
    const text = texts.customer[kind](facts);
    const [sentence, ...others] = text.sms;
    const sms = fitSms(sentence, others);
    const addressed = { siteUrl: "https://shop.example", hasAccount: true, isAddressProved: true };
    const mail = layOutMail({ kind, text, facts, texts, language, ...addressed });
    for (const shown of [sms, mail.text, mail.html]) expect(shown).toContain(MARKED_BRAND.name);
    expect(mail.text).toContain(MARKED_BRAND.phone);
    const all = [sms, mail.subject, mail.text, mail.html].join("\n").replaceAll(linkIn(language), "");
    expect(findDemoBrand(all)).toEqual([]);
  },
);
