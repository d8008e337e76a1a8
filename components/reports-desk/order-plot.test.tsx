import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OrderPlot } from "@/components/reports-desk/order-plot";

const plot = (orders: [key: string, orders: number][]) =>
  renderToStaticMarkup(
    <OrderPlot
      series={orders.map(([key, count]) => ({ key, name: key, numbers: { orders: count, pending: count } }))}
    />,
  );

it.each([
  [1, "1 order on Sun 22 Nov: "],
  [2, "2 orders on Sun 22 Nov: "],
])("says in words what the bars show: %i", (orders, words) => {
  expect(plot([["2026-11-22", orders]])).toContain(`aria-label="${words}`);
});

it.each([
  ["2026-10-30", "2026-11-28", "from Fri 30 Oct to Sat 28 Nov: ", "Most on Sat 28 Nov: 2.", "Fri 30 Oct"],
  ["2026-10", "2026-11", "from Oct 2026 to Nov 2026: ", "Most in Nov 2026: 2.", "Oct 2026"],
])("names days and months as the desk does: %s to %s", (first, last, range, most, axis) => {
  const html = plot([
    [first, 1],
    [last, 2],
  ]);
  expect(html).toContain(range);
  expect(html).toContain(most);
  expect(html).toContain(`<span>${axis}</span>`);
  expect(html).not.toContain(first);
});
