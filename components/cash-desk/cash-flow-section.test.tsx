import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CashFlowSection } from "@/components/cash-desk/cash-flow-section";
import type { CashFlow } from "@/lib/cash/payouts/dto";

const REFUND = { orderId: "o", orderNumber: 10_049, returnId: "r", amount: 450 } as const;

const flow: CashFlow = {
  from: "2026-11-01",
  to: "2026-11-30",
  received: 23_190,
  advances: 900,
  kept: 100,
  refunded: 450,
  net: 23_540,
  byMethod: [{ method: "bkash", count: 1, taka: 450 }],
  refunds: {
    rows: [{ ...REFUND, day: "2026-11-30", at: 0, method: "bkash", reference: "TRX1" }],
    total: 1,
    next: null,
  },
};

it("says the day of a refund as the rest of the desk says days", () => {
  const html = renderToStaticMarkup(<CashFlowSection flow={flow} usual={[]} links={null} />);
  expect(html).toContain("Mon 30 Nov");
  expect(html.replaceAll(/value="[^"]*"/g, "")).not.toContain("2026-11");
});
