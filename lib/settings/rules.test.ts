import { expect, it } from "vitest";
import { ordersSettingsSchema } from "@/lib/settings/orders/schema";
import { parseSetting } from "@/lib/settings/rules";

const USUAL = 10;
const percentSchema = ordersSettingsSchema.shape.staffDiscountPercent;

it.each([
  ["", USUAL],
  ["  ", USUAL],
  ["০", 0],
  ["১৫", 15],
  [" 100 ", 100],
])("takes %j for a limit of %i percent", (text, percent) => {
  const staffDiscountPercent = parseSetting(text, USUAL);
  expect(percentSchema.parse(staffDiscountPercent)).toBe(percent);
});

it.each(["101", "১০১", "-1", "12.5", "10%", "ten", "9".repeat(400)])(
  "says what a limit may be where %j is typed",
  (text) => {
    const { error } = percentSchema.safeParse(parseSetting(text, USUAL));
    expect(error?.issues.map(({ message }) => message)).toEqual([
      "Please enter a whole number from 0 to 100.",
    ]);
  },
);
