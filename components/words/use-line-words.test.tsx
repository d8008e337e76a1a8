import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { useLineWords } from "@/components/words/use-line-words";
import { describeLine } from "@/lib/orders/rules";

const LINES = [
  { quantity: 2, productName: "Slim Denim", productNameBn: "স্লিম ডেনিম", size: "32", color: "Indigo" },
  { quantity: 99, productName: "Belt", size: "", color: "" },
];

function Said() {
  const sayLine = useLineWords();
  return LINES.map(sayLine).join("; ");
}

it("says in English what an order's history keeps of a line", () => {
  expect(renderToStaticMarkup(<Said />)).toBe(LINES.map(describeLine).join("; "));
});
