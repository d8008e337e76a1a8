import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RecordList } from "@/components/data-desk/record-list";
import type { AuditEntryDto } from "@/lib/accounts/audit-log/dto";

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
  const html = renderToStaticMarkup(<RecordList now={0} records={[{ ...record, before, after }]} />);
  const names = [...html.matchAll(/<dt[^>]*>([^<]+)</g)].map(([, name]) => name);
  expect(names).toEqual(["delivery location", "picture 1"]);
});

it("tells of a call as the call queue does", () => {
  const after = { call: "noAnswer", callAgain: "2026-11-26T13:00:00.000+06:00" };
  const html = renderToStaticMarkup(<RecordList now={0} records={[{ ...record, verb: "call", after }]} />);
  expect(html).toContain("No answer");
  expect(html).toContain("Thu 26 Nov, 13:00");
  expect(html).not.toContain("noAnswer");
});

it("says a flag in words", () => {
  const entry = { ...record, verb: "export", kind: "file", before: { isLate: true } } as const;
  const words = (after: AuditEntryDto["after"]) =>
    renderToStaticMarkup(<RecordList now={0} records={[{ ...entry, after }]} />);
  const html = words({ rows: 12, isWhole: true, isLate: false });
  expect(html).toMatch(/file<.*complete</);
  expect(html).toMatch(/>late<.*>yes<.*>no</);
  expect(html).not.toMatch(/is whole|true|false/);
  expect(words({ isWhole: false })).toContain("broken off on the way");
});
