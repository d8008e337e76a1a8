import { expect, it } from "vitest";
import { ApiError } from "@/lib/platform/http/api-error";
import { payAhead } from "@/lib/words/bn/orders-paying";

it("says to those who have told of an advance already that they have, and to others that nothing can be told", () => {
  const refused = (details: Record<string, unknown>) => new ApiError(409, "STALE_VERSION", "", {}, details);
  expect(payAhead.failure(refused({ isTold: true }))).toBe(payAhead.told.waits);
  expect(payAhead.failure(refused({}))).toBe(payAhead.told.closed);
  expect(payAhead.told.waits).not.toBe(payAhead.told.closed);
});
