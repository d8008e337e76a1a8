import { expect, it } from "vitest";
import { whyNotCallable } from "@/lib/settings/brand/rules";
import { GROUPS } from "@/lib/settings/groups/rules";

it.each([
  ["01700-000000", true],
  ["+8801700000000", true],
  ["0088 1700 000000", true],
  ["09612-345678", true],
  ["02-9876543", true],
  ["0171234", false],
  ["01712-3456", false],
  ["+880 1712-3456789", false],
])("the phone %s can be called: %s", (phone, expected) => {
  expect(whyNotCallable(phone) === null).toBe(expected);
});

it("leaves a shop the phone that it has stored, whole or not", () => {
  expect(GROUPS.brand.read({ phone: "0171234" }).phone).toBe("0171234");
});
