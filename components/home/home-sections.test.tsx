import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HomeSections } from "@/components/home/home-sections";
import { SECTION_NAMES, type SectionName } from "@/lib/settings/home/sections";
import { sampleProduct } from "@/testing/sample-product";

const QUESTIONS = [{ question: "Do you deliver?", answer: "Yes." }];

const render = (sections: readonly SectionName[], products = [sampleProduct()]): string =>
  renderToStaticMarkup(
    <HomeSections
      categoryPictures={{}}
      sections={sections}
      chosen={{ heading: "For Eid", products }}
      newest={products}
      bestSellers={products}
      questions={QUESTIONS}
    />,
  );

const headings = (html: string): string[] =>
  [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, text = ""]) => text);

it("shows the sections in the owner's order, and no other", () => {
  expect(headings(render(["film", "chosen", "newArrivals", "categories"]))).toEqual([
    "Cloth, thread, label",
    "For Eid",
    "New arrivals",
    "Shop by category",
  ]);
  expect(render([])).toBe("");
});

it("leaves out a row of products that has none", () => {
  expect(headings(render(["chosen", "newArrivals", "bestSellers", "film"], []))).toEqual([
    "Cloth, thread, label",
  ]);
});

it("shows what shoppers can count on once: beside the questions that it follows, else across", () => {
  const count = (sections: SectionName[]) => render(sections).split("What you can count on").length - 1;
  expect(SECTION_NAMES.indexOf("promise")).toBe(SECTION_NAMES.indexOf("questions") + 1);
  expect([count(["questions", "promise"]), count(["promise", "questions"]), count(["questions"])]).toEqual([
    1, 1, 0,
  ]);
  expect(render(["questions", "promise"])).toContain("lg:grid-cols-[3fr_2fr]");
  expect(render(["promise", "questions"])).toContain("lg:grid-cols-3");
});
