import { describe, expect, it } from "vitest";
import { explainReturn } from "@/components/returns/explain-return";
import type { CustomerReturnDto } from "@/lib/orders/lines/dto";
import { RETURN_STATES } from "@/lib/orders/lifecycle";
import { brandFacts } from "@/lib/shop-facts";
import { bangla } from "@/lib/words/bn/bangla";
import { english } from "@/lib/words/en/english";

const AT = "2026-11-26T12:00:00.000+06:00";

const ENTRY: CustomerReturnDto = {
  _id: "r",
  state: "settled",
  wish: "refund",
  at: AT,
  isAsked: true,
  decidedAt: AT,
  pictures: [],
  piecesAsked: null,
  refusal: null,
  lines: [],
  value: 2_000,
  note: "",
  refund: null,
};

const explain = (entry: Partial<CustomerReturnDto>, words = english.orders) => {
  const { outletAddress: address, phone } = brandFacts();
  return explainReturn({ entry: { ...ENTRY, ...entry }, words, shop: { address, phone } });
};

const settled = (refund: CustomerReturnDto["refund"], wish: CustomerReturnDto["wish"] = "refund") =>
  explain({ wish, refund });

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
    explain({ state: "accepted", piecesAsked, lines: [{ ...line, quantity: 1 }] });
  expect(accepted(3)).toMatch(/^We take back 1 of the 3 pieces that you asked about; call /);
  expect(accepted(null)).toMatch(/^Bring the pieces to /);
});

it("says cash as it is said", () => {
  const refund = { at: AT, amount: 2_000, method: "cash" as const, reference: "" };
  expect(settled(refund)).toBe("BDT 2,000 paid back in cash on Thu 26 Nov.");
});

it("says why it was refused, and what the desk wrote itself", () => {
  const refused = (reason: "used" | "other", words: string) =>
    explain({ state: "refused", refusal: { reason, words } });
  const rest = `Answered on Thu 26 Nov. Questions? Call ${brandFacts().phone}.`;
  expect(refused("used", "The collar is stained")).toBe(
    `It was worn, washed or altered. The collar is stained. ${rest}`,
  );
  expect(refused("other", "We sold it as seen")).toBe(`We sold it as seen. ${rest}`);
});

describe("on a page in Bangla", () => {
  const shop = { address: "ঢাকা", phone: "01700000000" };
  const wishes = ["exchange", "refund"] as const;
  const refund = { at: AT, amount: 2_000, method: "bkash" as const, reference: "9" };

  it("is all in Bangla", () => {
    const told = RETURN_STATES.flatMap((state) =>
      wishes.flatMap((wish) => {
        const entry = { ...ENTRY, state, wish, piecesAsked: 3, refund: wish === "refund" ? refund : null };
        const heading = bangla.orders.returns.headings[state];
        return [
          heading({ isExchange: wish === "exchange", refund: entry.refund?.amount ?? null }),
          explainReturn({ entry, words: bangla.orders, shop }),
        ];
      }),
    );
    expect(told.filter((text) => text === "" || /[a-z]/i.test(text))).toEqual([]);
  });

  it("says a refund and an exchange as they are said", () => {
    expect(explain({ refund: { ...refund, reference: "" } }, bangla.orders)).toBe(
      "বৃহস্পতিবার ২৬ নভেম্বর ৳২,০০০ বিকাশে ফেরত দেওয়া হয়েছে।",
    );
    const { settled: heading } = bangla.orders.returns.headings;
    expect(heading({ isExchange: true, refund: null })).toBe("এক্সচেঞ্জ সম্পন্ন হয়েছে");
    expect(heading({ isExchange: false, refund: 900 })).toBe("টাকা ফেরত দেওয়া হয়েছে");
  });
});
