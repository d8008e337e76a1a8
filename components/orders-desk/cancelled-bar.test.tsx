import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CancelledBar } from "@/components/orders-desk/cancelled-bar";
import { deskOrders } from "@/lib/words/en/desk-orders";
import { toDhakaIso } from "@/lib/platform/time/dhaka";

const render = (exchangeOf: { orderNumber: number; credit: number } | null, minutesAgo = 0) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <CancelledBar
        order={{
          _id: "1",
          orderNumber: 10_001,
          status: "Canceled",
          cancellation: { at: toDhakaIso(Date.now() - minutesAgo * 60_000), reason: "changedMind", note: "" },
          booked: null,
          exchangeOf,
        }}
      />
    </QueryClientProvider>,
  );

it("offers Undo, and says of an exchange why it cannot", () => {
  const plain = render(null);
  expect(plain).toContain("Undo");
  expect(plain).not.toContain(deskOrders.exchangeIsOver);
  const exchange = render({ orderNumber: 10_000, credit: 900 });
  expect(exchange).not.toContain("Undo");
  expect(exchange).toContain(`This cannot be undone. ${deskOrders.exchangeIsOver}`);
  expect(render({ orderNumber: 10_000, credit: 900 }, 11)).not.toContain(deskOrders.exchangeIsOver);
});
