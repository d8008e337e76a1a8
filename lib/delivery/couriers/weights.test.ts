import { expect, it } from "vitest";
import { weighParcel } from "@/lib/delivery/couriers/weights";

it("weighs all pieces by their category, with what they are packed in", () => {
  const [jeans, cap] = [
    { category: "Denim Pants", quantity: 2 },
    { category: "Caps", quantity: 1 },
  ];
  expect(weighParcel([jeans, cap])).toBe(2 * 650 + 120 + 50);
  expect(weighParcel([{ category: "Hats", quantity: 1 }])).toBe(350);
});
