import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { UndoConfirm } from "@/components/orders-desk/contents/undo-confirm";
import { useReopenOrder } from "@/lib/orders/all-orders/api";
import { toDhakaIso } from "@/lib/platform/time/dhaka";

function Confirmed({ confirmedAt }: { confirmedAt: string }) {
  const order = { _id: "1", orderNumber: 10_001, status: "Confirmed", confirmedAt } as const;
  return <UndoConfirm order={order} reopening={useReopenOrder()} className="" />;
}

const render = (minutesAgo: number) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Confirmed confirmedAt={toDhakaIso(Date.now() - minutesAgo * 60_000)} />
    </QueryClientProvider>,
  );

it("offers Undo while the server accepts it, and not after that", () => {
  expect(render(9)).toContain("Undo");
  expect(render(11)).not.toContain("Undo");
});
