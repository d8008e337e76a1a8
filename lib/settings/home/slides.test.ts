import { describe, expect, it } from "vitest";
import { readTexts } from "@/lib/settings/fields/rules";
import { listSettingFields, nameOf } from "@/lib/settings/fields/setting-fields";
import { GROUPS } from "@/lib/settings/groups/rules";
import { DEFAULT_HOME_SETTINGS } from "@/lib/settings/home/defaults";
import { homeSchema } from "@/lib/settings/home/schema";
import {
  DEFAULT_SLIDES,
  EMPTY_SLIDE,
  readSlides,
  showSlides,
  type Slide,
  slideTexts,
} from "@/lib/settings/home/slides";

const FIELDS = listSettingFields(homeSchema).filter((field) => nameOf(field) === "slides");
const SLIDE: Slide = {
  picture: "/images/65f000000000000000000001-960.webp",
  alt: "পাঞ্জাবি",
  eyebrow: "",
  title: "ঈদের নতুন পাঞ্জাবি: সুতি",
  text: "Title: one that reads like a label",
  href: "/details/65f000000000000000000001",
};

const read = (slides: readonly Slide[]) =>
  readTexts(FIELDS, { slides: showSlides(slides) }, DEFAULT_HOME_SETTINGS);

const wrongWith = (change: Partial<Slide>): string[] => Object.keys(read([{ ...SLIDE, ...change }]).wrong);

describe("slides", () => {
  it("are the contract's four until the owner sets others", () => {
    const { slides } = GROUPS.home.read(undefined);
    expect(slides.map(({ title, href }) => [title, href])).toEqual([
      ["Denim with its edge on", "/denimpants"],
      ["One hide, one buckle", "/belts"],
      ["Formal shirts, calm collars", "/fullshirts"],
      ["The tee you reach for", "/basictshirts"],
    ]);
    expect(read(DEFAULT_SLIDES).changes).toEqual({ slides: null });
  });

  it("are read as they are shown, also while they are typed", () => {
    const typed = [{ ...SLIDE, titleBn: "ঈদ", altBn: "লাল" }, { ...EMPTY_SLIDE, title: "Eid " }, EMPTY_SLIDE];
    expect(readSlides(showSlides(typed))).toEqual(typed);
    expect(readSlides("")).toEqual([]);
    expect(read([SLIDE]).changes).toEqual({ slides: [SLIDE] });
  });

  it("are one to eight", () => {
    const wrong = { slides: "Please keep this to 1 – 8 slides." };
    expect(read([]).wrong).toEqual(wrong);
    expect(read(Array.from({ length: 8 }, () => SLIDE)).wrong).toEqual({});
    expect(read(Array.from({ length: 9 }, () => SLIDE)).wrong).toEqual(wrong);
  });

  it("name each wrong part by its place", () => {
    const { wrong } = read([SLIDE, { ...SLIDE, title: " ", picture: "" }]);
    expect(wrong).toMatchObject({
      "slides.1.title": "Please enter this.",
      "slides.1.picture": "Please take or choose a picture.",
    });
    expect(wrongWith({ title: "a".repeat(61) })).toEqual(["slides.0.title"]);
  });

  it.each([
    "https://evil.example/a-960.webp",
    "//evil.example/images/a-960.webp",
    "/images/../a-960.webp",
    "/images/65f000000000000000000001-480.webp",
  ])("take no picture from elsewhere: %s", (picture) => {
    expect(wrongWith({ picture })).toContain("slides.0.picture");
  });
});

describe("the words of a slide", () => {
  it("are in Bangla on pages in Bangla while the owner has changed nothing", () => {
    for (const slide of DEFAULT_SLIDES) {
      const { alt: _alt, ...texts } = slideTexts(slide, "bn");
      for (const { text, lang } of Object.values(texts)) {
        expect(lang).toBeUndefined();
        expect(text).not.toMatch(/[a-z]/i);
      }
      expect(slideTexts(slide, "en").title).toEqual({ text: slide.title, lang: undefined });
    }
  });

  it("are the owner's own: in English, and so marked, where they have given no Bangla", () => {
    const [first] = DEFAULT_SLIDES;
    const { title, text, eyebrow } = slideTexts(
      { ...SLIDE, ...first, title: "Eid sale", textBn: "ঈদের ছাড়" },
      "bn",
    );
    expect([title, text.text, eyebrow.lang]).toEqual([{ text: "Eid sale", lang: "en" }, "ঈদের ছাড়", "en"]);
  });
});

describe("a slide leads", () => {
  it.each([
    "/caps",
    "/collections/eid-2026?sort=low",
    "/denimpants?color=blue&sort=new",
    "/return",
    "/privacy",
    "/search?q=eid",
    SLIDE.href,
  ])("to %s", (href) => {
    expect(read([{ ...SLIDE, href }]).wrong).toEqual({});
  });

  it.each([
    "",
    "/",
    "javascript:alert(1)",
    "https://evil.example/caps",
    "//evil.example/caps",
    "/\\evil.example",
    "caps",
    "/caps/../dashboard",
    "/caps#top",
    "/caps?a=<b>",
    "/nothing",
    "/collections",
    "/collections/",
    "/collections/Eid",
    "/collections/eid/2",
    "/dashboard/users",
    "/api/users",
    "/details/",
    "/details/1",
  ])("nowhere else: %s", (href) => {
    expect(wrongWith({ href })).toContain("slides.0.href");
  });
});
