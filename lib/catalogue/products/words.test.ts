import { describe, expect, it } from "vitest";
import { inLanguage, shownDescription, shownFact, shownName } from "@/lib/catalogue/products/words";
import { bangla } from "@/lib/words/bn/bangla";
import { sampleProduct } from "@/testing/sample-product";

const PRODUCT = sampleProduct({
  name: "Oxford Shirt",
  nameBn: "অক্সফোর্ড শার্ট",
  description: "Woven in Narsingdi.",
  descriptionBn: "নরসিংদীতে বোনা।",
});
const { nameBn: _name, descriptionBn: _description, ...ENGLISH_ALONE } = PRODUCT;

describe("a product's texts on a page", () => {
  it("are those of its language", () => {
    expect(shownName("en", PRODUCT)).toEqual({ text: "Oxford Shirt", lang: undefined });
    expect(shownName("bn", PRODUCT)).toEqual({ text: "অক্সফোর্ড শার্ট", lang: undefined });
    expect(shownDescription("bn", PRODUCT)).toEqual({ text: "নরসিংদীতে বোনা।", lang: undefined });
  });

  it("are English where there is no Bangla, and say so", () => {
    expect(shownName("bn", ENGLISH_ALONE)).toEqual({ text: "Oxford Shirt", lang: "en" });
    expect(shownDescription("bn", ENGLISH_ALONE)).toEqual({ text: "Woven in Narsingdi.", lang: "en" });
    expect(shownDescription("bn", { descriptionBn: "" })).toEqual({ text: "", lang: "en" });
  });

  it("say a fact in standard terms, and a size advice as the owner does", () => {
    const { fabric } = bangla.productFacts;
    const product = { ...PRODUCT, fabric: "100% cotton", fitNote: "Runs small.", fitNoteBn: "একটু ছোট।" };
    expect(shownFact("bn", product, "fabric", fabric)).toEqual({ text: "১০০% কটন", lang: undefined });
    expect(shownFact("bn", { ...product, fabric: "Moonweave" }, "fabric", fabric)).toEqual({
      text: "Moonweave",
      lang: "en",
    });
    const asItIs = (text: string) => text;
    expect(shownFact("bn", product, "fitNote", asItIs)).toEqual({ text: "একটু ছোট।", lang: undefined });
    expect(shownFact("en", product, "fitNote", asItIs)).toEqual({ text: "Runs small.", lang: undefined });
    expect(shownFact("bn", PRODUCT, "fitNote", asItIs).text).toBe("");
    expect([inLanguage("bn", product).fitNote, inLanguage("en", product).fitNote]).toEqual([
      "একটু ছোট।",
      "Runs small.",
    ]);
  });

  it.each([
    ["fabric", "Moonweave", "fabricBn", "মুনউইভ"],
    ["care", "Wash it in the river.", "careBn", "নদীতে ধোবেন।"],
    ["origin", "Moonbase", "originBn", "চাঁদে তৈরি"],
  ] as const)(
    "say the %s in the owner's Bangla where they have written it",
    (fact, text, inBangla, textBn) => {
      const say = bangla.productFacts[fact];
      const product = { ...PRODUCT, [fact]: text };
      expect(shownFact("bn", product, fact, say)).toEqual({ text, lang: "en" });
      const both = { ...product, [inBangla]: textBn };
      expect(shownFact("bn", both, fact, say)).toEqual({ text: textBn, lang: undefined });
      expect(shownFact("en", both, fact, (told) => told)).toEqual({ text, lang: undefined });
      expect(inLanguage("bn", both)).toMatchObject({ [fact]: textBn });
      expect(inLanguage("en", both)).not.toHaveProperty(inBangla);
    },
  );

  it("take the English ones' names where there is room for one", () => {
    expect(inLanguage("en", PRODUCT)).toEqual(ENGLISH_ALONE);
    expect(inLanguage("bn", PRODUCT)).toEqual({
      ...ENGLISH_ALONE,
      name: "অক্সফোর্ড শার্ট",
      description: "নরসিংদীতে বোনা।",
    });
    expect(inLanguage("bn", ENGLISH_ALONE)).toEqual(ENGLISH_ALONE);
  });
});
