import { expect, it } from "vitest";
import { asCalled } from "@/lib/orders/call-queue/api";

it("says of an order that was decided while it was called that somebody else was first", () => {
  const at = "2026-11-23T12:00:00.000+06:00";
  expect(asCalled({ status: "Canceled", calledOffAt: null }).wasDecidedElsewhere).toBe(true);
  expect(asCalled({ status: "pending", calledOffAt: null }).wasDecidedElsewhere).toBe(false);
  expect(asCalled({ status: "Canceled", calledOffAt: at }).wasDecidedElsewhere).toBe(false);
});
