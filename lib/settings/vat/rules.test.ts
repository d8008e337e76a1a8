import { expect, it } from "vitest";
import { ordersSettingsSchema } from "@/lib/settings/orders/schema";
import { vatIn } from "@/lib/settings/vat/rules";

it.each([
  [1_150, 15, 150],
  [1_075, 7.5, 75],
  [1_000, 7.5, 70],
  [1_000, 2.4, 23],
  [0, 15, 0],
  [1_000, 0, 0],
])("finds in %i BDT at %d per cent %i of VAT", (amount, percent, vat) => {
  expect(vatIn(amount, percent)).toBe(vat);
});

const { bin, vatPercent } = ordersSettingsSchema.shape;

it.each([
  ["", ""],
  [" 001234567-0101 ", "001234567-0101"],
  ["০০১২৩৪৫৬৭০১০১", "001234567-0101"],
])("reads %j as a BIN", (typed, read) => {
  expect(bin.parse(typed)).toBe(read);
});

it.each(["12", "001234567-01011", "BIN"])("refuses %j as a BIN", (typed) => {
  expect(bin.safeParse(typed).success).toBe(false);
});

it.each([
  [0, true],
  [7.5, true],
  [15, true],
  [2.345, false],
  [-1, false],
  [101, false],
  ["15", false],
])("takes %j as a rate: %s", (rate, isTaken) => {
  expect(vatPercent.safeParse(rate).success).toBe(isTaken);
});
