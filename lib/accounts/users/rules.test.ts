import { expect, it } from "vitest";
import { isAtDesk, ROLES } from "@/lib/accounts/users/constants";
import { nameFromEmail } from "@/lib/accounts/users/rules";

it.each([
  ["rahim.uddin@example.com", "rahim.uddin"],
  ["@example.com", "@example.com"],
  [`${"x".repeat(120)}@example.com`, "x".repeat(100)],
])("calls %s %s", (email, name) => {
  expect(nameFromEmail(email)).toBe(name);
});

it("has staff and admins at the desk", () => {
  expect(ROLES.filter(isAtDesk).toSorted()).toEqual(["admin", "staff"]);
});
