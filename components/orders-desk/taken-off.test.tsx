import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TakenOff } from "@/components/orders-desk/taken-off";

type Order = Parameters<typeof TakenOff>[0]["order"];

const EID = { code: "EID10", kind: "amount", value: 150, discount: 150 } as const;
const OWN = { amount: 100, reason: "A regular" };

const linesOf = (order: Partial<Order>) =>
  renderToStaticMarkup(<TakenOff order={{ deliveryCharge: 60, ...order }} />)
    .replaceAll(/<\/span><span[^>]*>/g, " | ")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("\u00a0", " ");

it.each<[string, Partial<Order>, string]>([
  ["a code", { discount: { amount: 150, reason: "code EID10" }, coupon: EID }, "Code EID10: −BDT 150"],
  ["the shop", { discount: OWN }, "Discount (A regular): −BDT 100"],
  ["the shop without a reason", { discount: { amount: 100, reason: "" } }, "Discount: −BDT 100"],
  [
    "both",
    { discount: { amount: 250, reason: "A regular, code EID10" }, coupon: { ...EID, own: OWN } },
    "Discount (A regular): −BDT 100 | Code EID10: −BDT 150",
  ],
  [
    "a code for the delivery",
    { deliveryCharge: 0, coupon: { code: "SHIP", kind: "freeDelivery", value: 0, discount: 0 } },
    "Code SHIP: free delivery",
  ],
  ["nobody", {}, ""],
])("tells what %s took off an order", (_who, order, text) => {
  expect(linesOf(order)).toBe(text);
});
