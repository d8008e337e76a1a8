import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OrderReturns } from "@/components/returns/order-returns";
import type { OrderDto } from "@/lib/orders/dto";

const ORDER: OrderDto = {
  _id: "0123456789abcdef01234567",
  orderNumber: 1_042,
  name: "Rahim",
  email: "rahim@example.com",
  phone: "01712345678",
  isPhoneUnusual: false,
  address: "House 1, Dhaka",
  deliveryLocation: "Inside Dhaka",
  deliveryCharge: 100,
  amount: 600,
  paymentMethod: "Cash On Delivery",
  cartItems: [],
  status: "Confirmed",
  orderTime: "2026-11-20T12:00:00.000+06:00",
  version: 0,
};

it.each([
  ["2020-11-30", "A return or exchange was possible until Mon 30 Nov."],
  ["2099-11-30", "Until Mon 30 Nov"],
])("tells until %s when something can be sent back as a day with its weekday", (until, told) => {
  const returnable = { until, lines: [{ lineId: "0123456789abcdef01234568", most: 1 }] };
  const html = renderToStaticMarkup(<OrderReturns order={{ ...ORDER, returnable }} />);
  expect(html).toContain(told);
  expect(html).not.toContain(until);
});
