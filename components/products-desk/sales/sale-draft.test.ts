import { expect, it } from "vitest";
import { checkSaleDraft, NO_SALE, toSaleDraft } from "@/components/products-desk/sales/sale-draft";
import { NO_ITEMS } from "@/lib/catalogue/sales/constants";
import type { SaleDto } from "@/lib/catalogue/sales/dto";

const DRAFT = {
  ...NO_SALE,
  name: "Eid",
  percent: "২০ %",
  roundTo: "5",
  startDay: "2060-03-01",
  endDay: "2060-03-09",
};
const ALL = { categories: [] };

it("reads days as whole ones, and times as Dhaka's", () => {
  const { terms } = checkSaleDraft(DRAFT, ALL);
  expect(terms).toEqual({
    name: "Eid",
    percent: 20,
    roundTo: 5,
    productIds: null,
    categories: null,
    startsAt: "2060-03-01T00:00:00.000+06:00",
    endsAt: "2060-03-10T00:00:00.000+06:00",
  });
  const timed = checkSaleDraft({ ...DRAFT, startTime: "09:30", endTime: "18:05" }, { categories: ["Caps"] });
  expect(timed.terms).toMatchObject({
    categories: ["Caps"],
    startsAt: "2060-03-01T09:30:00.000+06:00",
    endsAt: "2060-03-09T18:05:00.000+06:00",
  });
});

it.each([
  ["startDay", { startDay: "" }],
  ["endDay", { endDay: "" }],
  ["endDay", { endDay: "2060-02-28" }],
  ["endDay", { startDay: "2020-03-01", endDay: "2020-03-02" }],
  ["percent", { percent: "twenty" }],
  ["percent", { percent: "-5" }],
  ["name", { name: " " }],
])("tells beside %s what is wrong with %j", (field, fields) => {
  const { terms, errors } = checkSaleDraft({ ...DRAFT, ...fields }, ALL);
  expect(terms).toBeNull();
  expect(Object.keys(errors)).toEqual([field]);
});

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

it("shows the last day of a sale that lasts to its end, as it was typed", () => {
  const endsAt = checkSaleDraft(DRAFT, ALL).terms?.endsAt ?? "";
  expect(toSaleDraft({ ...SALE, endsAt })).toMatchObject({ endDay: DRAFT.endDay, endTime: "" });
});

it("fills the form with a sale as it is", () => {
  const { terms } = checkSaleDraft(toSaleDraft(SALE), ALL);
  expect(terms).toMatchObject({
    name: "Eid",
    percent: 20,
    roundTo: 5,
    startsAt: SALE.startsAt,
    endsAt: SALE.endsAt,
  });
});
