import { describe, expect, it } from "vitest";
import { LOST } from "@/tools/stress/clients";
import { type Codes, findOutcome } from "@/tools/stress/decisions/find-outcome";

const REFUSED: Codes = {
  Confirm: "ORDER_NOT_PENDING",
  Cancel: "ORDER_NOT_PENDING",
  "customer cancel": "ORDER_NOT_PENDING",
  "admin delete": "NOT_FOUND",
};
const confirmed = { status: "Confirmed", isDeleted: false };
const cancelled = { status: "Canceled", isDeleted: false };
const deleted = { status: "Canceled", isDeleted: true };
const pending = { status: "pending", isDeleted: false };

describe("the outcome of decisions at once", () => {
  it.each([
    ["Confirm", { Confirm: "done" }, confirmed],
    ["Cancel", { Cancel: "done" }, cancelled],
    ["customer cancel", { "customer cancel": "done" }, deleted],
    ["admin delete", { "admin delete": "done" }, deleted],
    ["Confirm", { Confirm: "done", "admin delete": "done" }, deleted],
    ["Confirm", { Confirm: LOST, Cancel: LOST }, confirmed],
    ["Cancel", { Confirm: LOST, Cancel: LOST }, cancelled],
    ["Confirm", { Confirm: "done", "admin delete": LOST }, confirmed],
    ["Confirm", { Confirm: "done", "admin delete": LOST }, deleted],
    ["nobody", { Confirm: LOST, Cancel: LOST, "customer cancel": LOST, "admin delete": LOST }, pending],
  ])("is that %s won, with %o", (winner, codes, found) => {
    expect(findOutcome({ ...REFUSED, ...codes }, found)?.winner).toBe(winner);
  });

  it.each([
    ["two won", { Confirm: "done", Cancel: "done" }, confirmed],
    ["it was deleted twice", { "customer cancel": "done", "admin delete": "done" }, deleted],
    ["nobody won, and all were told", {}, confirmed],
    ["all were refused, and it still waits", {}, pending],
    ["who won was told, and it is something else", { Confirm: "done", Cancel: LOST }, cancelled],
    ["it came out of sight without a delete", { Confirm: "done" }, deleted],
    ["it waits although one was told that it does not", { Confirm: "done", Cancel: LOST }, pending],
  ])("is none where %s", (_what, codes, found) => {
    expect(findOutcome({ ...REFUSED, ...codes }, found)).toBeNull();
  });
});
