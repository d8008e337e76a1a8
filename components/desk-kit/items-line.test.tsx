import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ItemsLine } from "@/components/desk-kit/items-line";

it("names whole lines in its title, each with its option in brackets", () => {
  const items = [
    { _id: "1", quantity: 2, productName: "Slim Denim", size: "32", color: "Indigo" },
    { _id: "2", quantity: 1, productName: "Belt", size: "", color: "" },
  ];
  expect(renderToStaticMarkup(<ItemsLine items={items} />)).toContain(
    'title="2 × Slim Denim (32, Indigo); 1 × Belt"',
  );
});
