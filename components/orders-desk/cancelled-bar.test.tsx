import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CancelledBar } from "@/components/orders-desk/cancelled-bar";
import { EXCHANGE_IS_OVER } from "@/lib/orders/lifecycle/words";
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
  expect(plain).not.toContain(EXCHANGE_IS_OVER);
  const exchange = render({ orderNumber: 10_000, credit: 900 });
  expect(exchange).not.toContain("Undo");
  expect(exchange).toContain(`This cannot be undone. ${EXCHANGE_IS_OVER}`);
  expect(render({ orderNumber: 10_000, credit: 900 }, 11)).not.toContain(EXCHANGE_IS_OVER);
});
