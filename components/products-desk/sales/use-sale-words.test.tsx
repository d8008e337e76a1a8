import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { useSaleWords } from "@/components/products-desk/sales/use-sale-words";
import { NO_ITEMS } from "@/lib/catalogue/sales/constants";
import type { SaleDto } from "@/lib/catalogue/sales/dto";

const SALE: SaleDto = {
  _id: "65f000000000000000000001",
  name: "Eid",
  percent: 20,
  roundTo: 5,
  startsAt: "2060-03-01T09:30:00.000+06:00",
  endsAt: "2060-03-09T18:05:00.000+06:00",
  state: "running",
  version: 1,
  counts: NO_ITEMS,
  actorEmail: "nadia@example.com",
};

interface SaidProps {
  what: keyof ReturnType<typeof useSaleWords>;
  sale?: Partial<SaleDto>;
}

function Said({ what, sale }: SaidProps) {
  const say = useSaleWords();
  return say[what]({ ...SALE, ...sale });
}

const said = (props: SaidProps): string => renderToStaticMarkup(<Said {...props} />);

it.each([
  ["running", { reduced: 1 }, "1 price reduced."],
  ["running", { reduced: 1_200, skipped: 3 }, "1,200 prices reduced, 3 not."],
  ["ended", { restored: 2, kept: 1 }, "2 prices put back, 1 stays as it is."],
  ["ended", { restored: 2, kept: 2 }, "2 prices put back, 2 stay as they are."],
] as const)("says of a sale that is %s with %j: %s", (state, counts, words) => {
  expect(said({ what: "progress", sale: { state, counts: { ...NO_ITEMS, ...counts } } })).toBe(words);
});

it("says which products it is for, and when it is", () => {
  expect(said({ what: "terms" })).toBe("20% off all products, rounded to 5 BDT");
  expect(said({ what: "terms", sale: { roundTo: 1, categories: ["Caps", "Belts"] } })).toBe(
    "20% off Caps and Belts",
  );
  expect(said({ what: "terms", sale: { roundTo: 1, productIds: [SALE._id] } })).toBe("20% off 1 product");
  expect(said({ what: "period" })).toBe("Mon 1 Mar, 09:30 – Tue 9 Mar, 18:05");
  const days = { startsAt: "2060-03-01T00:00:00.000+06:00", endsAt: "2060-03-10T00:00:00.000+06:00" };
  expect(said({ what: "period", sale: days })).toBe("Mon 1 Mar – Tue 9 Mar");
});
