import { expect, it } from "vitest";
import type { CustomerReturnDto } from "@/lib/orders/lines/dto";
import { RETURN_WORDS } from "@/lib/orders/lines/words";
import { brandFacts } from "@/lib/shop-facts";

const AT = "2026-11-26T12:00:00.000+06:00";

const explain = (entry: CustomerReturnDto) => RETURN_WORDS[entry.state].explain(entry);

const settled = (refund: CustomerReturnDto["refund"], wish: CustomerReturnDto["wish"] = "refund") =>
  explain({
    _id: "r",
    state: "settled",
    wish,
    at: AT,
    isAsked: true,
    decidedAt: AT,
    pictures: [],
    piecesAsked: null,
    refusal: null,
    lines: [],
    value: 2_000,
    note: "",
    refund,
  });

it("says of a settled return what was paid back, and never tells of an exchange who was given none", () => {
  const refund = { at: AT, amount: 2_000, method: "bkash" as const, reference: "9AB" };
  expect(settled(refund)).toBe("BDT 2,000 paid back by bKash on Thu 26 Nov, number 9AB.");
  const nothing = `Nothing was paid back. Questions? Call ${brandFacts().phone}.`;
  expect(settled({ ...refund, amount: 0 })).toBe(nothing);
  expect(settled({ ...refund, amount: 0 }, "exchange")).toBe(nothing);
  expect(settled(null, "exchange")).toBe("You have your exchange.");
});

it("says that fewer pieces are taken back than were asked about", () => {
  const line = { lineId: "l", reason: "defect" as const, wanted: null };
  const accepted = (piecesAsked: number | null) =>
    explain({
      _id: "r",
      state: "accepted",
      wish: "refund",
      at: AT,
      isAsked: true,
      decidedAt: AT,
      pictures: [],
      piecesAsked,
      refusal: null,
      lines: [{ ...line, quantity: 1 }],
      value: 1_000,
      note: "",
      refund: null,
    });
  expect(accepted(3)).toMatch(/^We take back 1 of the 3 pieces that you asked about; call /);
  expect(accepted(null)).toMatch(/^Bring the pieces to /);
});

it("says cash as it is said", () => {
  const refund = { at: AT, amount: 2_000, method: "cash" as const, reference: "" };
  expect(settled(refund)).toBe("BDT 2,000 paid back in cash on Thu 26 Nov.");
});
