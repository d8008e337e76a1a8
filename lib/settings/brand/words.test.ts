import { afterEach, expect, it } from "vitest";
import { processState } from "@/lib/platform/process-state.mjs";
import { brandTexts } from "@/lib/settings/brand/words";
import { brandFacts, brandName, DEFAULT_SHOP_FACTS } from "@/lib/shop-facts";
import { type Brand, DEFAULT_BRAND } from "@/lib/site";

afterEach(() => {
  delete processState.shopFacts;
});

const setBrand = (brand: Partial<Brand>): void => {
  processState.shopFacts = { ...DEFAULT_SHOP_FACTS, brand: { ...DEFAULT_BRAND, ...brand } };
};

it("says the same as the settings on pages in English", () => {
  const { tagline, address, payment } = brandTexts("en");
  expect([tagline.text, address.text, payment.text]).toEqual([
    brandFacts().tagline,
    brandFacts().outletAddress,
    brandFacts().outlet.payment,
  ]);
  expect([tagline.lang, address.lang]).toEqual([undefined, undefined]);
});

it("says all of it in Bangla while the owner has set nothing", () => {
  const { name: _name, ...texts } = brandTexts("bn");
  for (const { text, lang } of Object.values(texts)) {
    expect(lang).toBeUndefined();
    expect(text).not.toMatch(/[a-z]/i);
  }
});

it("takes the owner's Bangla, and marks their English where they have given none", () => {
  setBrand({
    nameBn: "আমার দোকান",
    tagline: "Panjabis",
    description: "Cotton",
    descriptionBn: "সুতি",
    outlet: {
      ...DEFAULT_BRAND.outlet,
      city: "Sylhet",
      streetBn: "জিন্দাবাজার",
      cityBn: "সিলেট",
      postalCode: "3100",
    },
  });
  expect(brandTexts("bn")).toMatchObject({
    name: "আমার দোকান",
    tagline: { text: "Panjabis", lang: "en" },
    description: { text: "সুতি", lang: undefined },
    address: { text: "জিন্দাবাজার, সিলেট ৩১০০", lang: undefined },
  });
  setBrand({ outlet: { ...DEFAULT_BRAND.outlet, city: "Sylhet", cityBn: "সিলেট" } });
  expect(brandTexts("bn").address.lang).toBe("en");
});

it("calls the shop by its Bangla name on pages in Bangla alone, and by the English one where there is none", () => {
  setBrand({ name: "Rongdhonu", nameBn: "রংধনু" });
  expect([brandName("en"), brandName("bn"), brandTexts("bn").name]).toEqual(["Rongdhonu", "রংধনু", "রংধনু"]);
  setBrand({ name: "Rongdhonu", nameBn: "" });
  expect(brandName("bn")).toBe("Rongdhonu");
});

it("says of a brand that is still typed what it would say of it as it is now", () => {
  setBrand({ name: "Rongdhonu", nameBn: "রংধনু" });
  const typed = { ...DEFAULT_BRAND, nameBn: "নীল", outlet: { ...DEFAULT_BRAND.outlet, hoursBn: "রোজ" } };
  expect(brandTexts("bn", typed)).toMatchObject({ name: "নীল", hours: { text: "রোজ", lang: undefined } });
});
