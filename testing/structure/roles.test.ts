import { expect, it } from "vitest";
import { ROLES } from "@/lib/accounts/users/constants";
import { CALLER_NAMES } from "@/testing/fire/callers";

it("the access matrix has a caller of each role", () => {
  const named: readonly string[] = CALLER_NAMES;
  // A customer is one who calls about what is theirs, and one who calls about what is not.
  expect(ROLES.filter((role) => role !== "customer" && !named.includes(role))).toEqual([]);
});
