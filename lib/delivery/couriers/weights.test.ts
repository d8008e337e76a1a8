import { expect, it } from "vitest";
import { weighParcel } from "@/lib/delivery/couriers/weights";
import { DEFAULT_PIECE_GRAMS } from "@/lib/delivery/settings/schema";

const [jeans, cap, hat] = [
  { category: "Denim Pants", quantity: 2 },
  { category: "Caps", quantity: 1 },
  { category: "Hats", quantity: 1 },
];

it("weighs all pieces by their category, with what they are packed in", () => {
  expect(weighParcel([jeans, cap], DEFAULT_PIECE_GRAMS)).toBe(2 * 650 + 120 + 50);
  expect(weighParcel([hat], DEFAULT_PIECE_GRAMS)).toBe(350);
});

it("weighs a piece as the owner has set it", () => {
  expect(weighParcel([jeans, cap, hat], { ...DEFAULT_PIECE_GRAMS, denimpants: 720 })).toBe(
    2 * 720 + 120 + 300 + 50,
  );
});
