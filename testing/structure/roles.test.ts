import { expect, it } from "vitest";
import { ROLES } from "@/lib/accounts/users/constants";
import { CALLER_NAMES } from "@/testing/fire/callers";

it("the access matrix has a caller of each role", () => {
  const named: readonly string[] = CALLER_NAMES;
  // Customers are two callers: one calls about their own things, the other about somebody else's.
  expect(ROLES.filter((role) => role !== "customer" && !named.includes(role))).toEqual([]);
});
