import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CategoryTicks } from "@/components/desk-kit/category-ticks";
import { allCategories } from "@/lib/shop-categories";

it("names the categories in the order in which they were chosen, also one that is no longer there", () => {
  const [first, second] = allCategories().map(({ name }) => name);
  const chosen = [second ?? "", first ?? "", "Gone"];
  expect(renderToStaticMarkup(<CategoryTicks chosen={chosen} onChange={() => undefined} />)).toContain(
    `For ${second}, ${first} and Gone only`,
  );
});
