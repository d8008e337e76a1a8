import { afterEach, beforeEach, expect, it } from "vitest";
import { layOutMail } from "@/lib/messages/mail-layout";
import { TEXTS } from "@/lib/messages/texts-by-language";
import { processState } from "@/lib/platform/process-state.mjs";
import { DEFAULT_SHOP_FACTS } from "@/lib/shop-facts";
import { type Brand, DEFAULT_BRAND } from "@/lib/site";
import type { Language } from "@/lib/words/constants";
import { setMarkedBrand } from "@/testing/marked-brand";
import { eventOf, factsOfTold } from "@/testing/told-order";

beforeEach(setMarkedBrand);
afterEach(() => {
  delete processState.shopFacts;
});

const setBrand = (brand: Brand) => (processState.shopFacts = { ...DEFAULT_SHOP_FACTS, version: 2, brand });

function mailIn(language: Language) {
  const [kind, texts] = ["returnAccepted", TEXTS[language]] as const;
  const facts = factsOfTold({}, eventOf(kind), language);
  const text = texts.customer[kind](facts);
  const addressed = { siteUrl: "https://shop.example", hasAccount: true, isAddressProved: true };
  return layOutMail({ kind, text, facts, texts, language, ...addressed });
}

const IN_ENGLISH = "Marked-street, Marked-city 9999";

it("is in Bangla in a mail in Bangla, as the owner has given it, and in English in one in English", () => {
  const brand = processState.shopFacts?.brand ?? DEFAULT_BRAND;
  setBrand({
    ...brand,
    nameBn: "চিহ্ন",
    outlet: { ...brand.outlet, streetBn: "লিংক রোড", cityBn: "ঢাকা" },
  });
  const [bangla, english] = [mailIn("bn"), mailIn("en")];
  for (const said of [bangla.text, bangla.html]) {
    expect(said.split("লিংক রোড, ঢাকা ৯৯৯৯").length).toBe(3);
    expect(said).toContain("চিহ্ন");
    expect(said).not.toContain("Marked-street");
  }
  for (const said of [english.text, english.html]) {
    expect(said).toContain(IN_ENGLISH);
    expect(said).not.toContain("লিংক রোড");
  }
});

it("is in English where the owner has given no Bangla", () => {
  expect(mailIn("bn").text.split(IN_ENGLISH).length).toBe(3);
});

it("is in Bangla in a shop whose owner has left it as it was", () => {
  setBrand(DEFAULT_BRAND);
  expect(mailIn("bn").text).toContain("তেজগাঁও লিংক রোড, ঢাকা ১২০৮");
});
