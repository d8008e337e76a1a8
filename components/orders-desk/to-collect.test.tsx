import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ToCollect } from "@/components/orders-desk/to-collect";

const ORDER = {
  amount: 1_290,
  advance: null,
  exchangeOf: null,
  paymentMethod: "Cash On Delivery",
  status: "Confirmed",
} as const;
const EXCHANGE = { orderNumber: 10_003, credit: 1_190 };
const ADVANCE = { amount: 100, reference: "bKash …4321" };

const textOf = (order: Partial<Parameters<typeof ToCollect>[0]["order"]>) =>
  renderToStaticMarkup(<ToCollect order={{ ...ORDER, ...order }} />)
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("\u00a0", " ");

it.each([
  ["an exchange", { exchangeOf: EXCHANGE }, "To collect BDT 100 BDT 1,190 for the return from order 10003"],
  ["an advance", { advance: ADVANCE }, "To collect BDT 1,190 BDT 100 paid in advance bKash …4321 "],
  ["the whole sum", {}, ""],
  ["a cancelled order", { exchangeOf: EXCHANGE, status: "Canceled" as const }, ""],
])("tells of %s what the rider is to collect", (_what, order, text) => {
  expect(textOf(order)).toBe(text);
});
