import { expect, it } from "vitest";
import { meaningOf } from "@/lib/delivery/statuses/rules";

it.each([
  ["in_review", "notPickedUp"],
  ["partial_delivered", "partlyDelivered"],
  ["partial_delivered_return_received", "returnReceived"],
  ["moved_by_drone", null],
  ["moved_return_by_drone", null],
])(
  "knows what a courier means by %s, and says nothing of a word that it does not know",
  (status, meaning) => {
    expect(meaningOf({ courier: "steadfast", status })).toBe(meaning);
  },
);

it("knows no word of a courier without an API", () => {
  expect(meaningOf({ courier: "own", status: "delivered" })).toBeNull();
  expect(meaningOf({ courier: null, status: "" })).toBeNull();
});
