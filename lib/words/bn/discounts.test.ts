import { expect, it } from "vitest";
import { describeContents } from "@/lib/orders/rules";
import { takeOff } from "@/lib/orders/coupons/rules";
import { sayDiscount, sayReason } from "@/lib/words/bn/discounts";

const ORDER = { name: "", phone: "", address: "", deliveryLocation: "", amount: 0, cartItems: [] };

it("says a discount that an order keeps, with its code and the shop's own words", () => {
  const { discount } = takeOff({
    lines: [{ price: 5_000 }],
    coupon: { code: "EID26", kind: "amount", value: 1_000 },
    own: { amount: 250, reason: "Regular" },
  });
  expect(sayReason(discount?.reason ?? "")).toBe("Regular, কোড EID26");
  const kept = describeContents({ ...ORDER, discount });
  expect(sayDiscount(kept.discount)).toBe("৳১,২৫০ (Regular, কোড EID26)");
});

it("leaves other words as they are", () => {
  expect(sayReason("Forgot the code")).toBe("Forgot the code");
  expect(sayDiscount("")).toBe("");
});
