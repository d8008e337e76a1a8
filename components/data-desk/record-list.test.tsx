import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RecordList } from "@/components/data-desk/record-list";
import type { AuditEntryDto } from "@/lib/accounts/audit-log/dto";

const NO_SETTINGS = new Map<string, string>();

const record: AuditEntryDto = {
  _id: "r",
  at: "2026-11-26T12:00:00.000+06:00",
  actorEmail: "admin@example.com",
  verb: "update",
  kind: "order",
  objectId: "o",
  label: "10001",
  before: {},
  after: {},
  isDone: true,
};

it("calls the fields of a record by words", () => {
  const before = { deliveryLocation: "Inside Dhaka" };
  const after = { deliveryLocation: "Outside Dhaka", image1: "/one.webp" };
  const html = renderToStaticMarkup(
    <RecordList now={0} settings={NO_SETTINGS} records={[{ ...record, before, after }]} />,
  );
  const names = [...html.matchAll(/<dt[^>]*>([^<]+)</g)].map(([, name]) => name);
  expect(names).toEqual(["delivery location", "picture 1"]);
});

it("leaves out fields that came or went empty, and tells that one was emptied", () => {
  const before = { status: "Canceled", cashReceived: 750 };
  const after = { status: "Confirmed", cashReceived: "", trackingCode: "", returned: [] };
  const html = renderToStaticMarkup(
    <RecordList now={0} settings={NO_SETTINGS} records={[{ ...record, before, after }]} />,
  );
  const names = [...html.matchAll(/<dt[^>]*>([^<]+)</g)].map(([, name]) => name);
  expect(names).toEqual(["status", "cash received"]);
  expect(html).toContain("(empty)");
});

it("tells of a call as the call queue does", () => {
  const after = { call: "noAnswer", callAgain: "2026-11-26T13:00:00.000+06:00" };
  const html = renderToStaticMarkup(
    <RecordList now={0} settings={NO_SETTINGS} records={[{ ...record, verb: "call", after }]} />,
  );
  expect(html).toContain("No answer");
  expect(html).toContain("Thu 26 Nov, 13:00");
  expect(html).not.toContain("noAnswer");
});

it("tells a time by the clock of Dhaka, in whatever zone it was sent, and a wrong one as it is", () => {
  const after = { startsAt: "2026-11-26T19:30:00.000Z", endsAt: "2026-99-99T99:99" };
  const html = renderToStaticMarkup(
    <RecordList now={0} settings={NO_SETTINGS} records={[{ ...record, after }]} />,
  );
  expect(html).toContain("Fri 27 Nov, 01:30");
  expect(html).toContain("2026-99-99T99:99");
});

it("says a flag in words", () => {
  const entry = { ...record, verb: "export", kind: "file", before: { isLate: true } } as const;
  const words = (after: AuditEntryDto["after"]) =>
    renderToStaticMarkup(<RecordList now={0} settings={NO_SETTINGS} records={[{ ...entry, after }]} />);
  const html = words({ rows: 12, isWhole: true, isLate: false });
  expect(html).toMatch(/file<.*complete</);
  expect(html).toMatch(/>late<.*>yes<.*>no</);
  expect(html).not.toMatch(/is whole|true|false/);
  expect(words({ isWhole: false })).toContain("broken off on the way");
});

it.each([
  [{ day: "2026-11-28", total: 4_500, charges: 200 }, ["Sat 28 Nov", "BDT 4,500", "BDT 200"]],
  [{ cashReceived: ["10001: 2700", "10002: nothing"] }, ["10001: BDT 2,700, 10002: nothing"]],
  [{ amount: 1_600, writtenOff: 0 }, ["BDT 1,600", "BDT 0"]],
  [{ from: "2026-10-30", endsAt: "2026-11-26T13:00:00.000+06:00" }, ["Fri 30 Oct", "Thu 26 Nov, 13:00"]],
  [{ name: "1600", stock: 4_500 }, ["1600", "4500"]],
] satisfies [AuditEntryDto["after"], string[]][])(
  "tells money and days as the desk does: %o",
  (after, words) => {
    const html = renderToStaticMarkup(
      <RecordList now={0} settings={NO_SETTINGS} records={[{ ...record, after }]} />,
    );
    expect([...html.matchAll(/<ins[^>]*>([^<]*)</g)].map(([, value]) => value)).toEqual(words);
  },
);

it("calls a setting as its form does, and a field of another kind by its own words", () => {
  const settings = new Map([["tagline", "ট্যাগলাইন"]]);
  const entry = { ...record, after: { tagline: "One" } };
  const words = (kind: AuditEntryDto["kind"]) =>
    renderToStaticMarkup(<RecordList now={0} settings={settings} records={[{ ...entry, kind }]} />);
  expect(words("settings")).toContain("ট্যাগলাইন");
  expect(words("product")).not.toContain("ট্যাগলাইন");
});
