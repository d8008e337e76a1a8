import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OrderPlot } from "@/components/reports-desk/order-plot";

it.each([
  [1, "1 order on 2026-11-22: "],
  [2, "2 orders on 2026-11-22: "],
])("says in words what the bars show: %i", (orders, words) => {
  const series = [{ key: "2026-11-22", name: "2026-11-22", numbers: { orders, pending: orders } }];
  expect(renderToStaticMarkup(<OrderPlot series={series} />)).toContain(`aria-label="${words}`);
});
