import { Types } from "mongoose";
import { beforeEach, expect, it } from "vitest";
import { getAuditPage, listAuditEntries } from "@/lib/accounts/audit-log/queries";
import { auditPlaceSchema } from "@/lib/accounts/audit-log/schema";
import { parsePlace } from "@/lib/platform/http/list";
import { AuditEntry } from "@/models/audit-entry";
import { useDatabase } from "@/testing/database";
import { explainReads } from "@/tools/bench/explain";

useDatabase();

const [FIRST, SECOND] = [new Types.ObjectId().toString(), new Types.ObjectId().toString()];

/** Entries by two people about two orders and a product, on both sides of a midnight in Dhaka. */
beforeEach(async () => {
  const entries = [
    ["rahim@example.com", "order", FIRST, "2026-11-23T17:59:00Z"],
    ["karim@example.com", "order", FIRST, "2026-11-23T18:00:00Z"],
    ["karim@example.com", "order", SECOND, "2026-11-24T10:00:00Z"],
    ["karim@example.com", "product", SECOND, "2026-11-24T18:00:00Z"],
  ] as const;
  for (const [actorEmail, kind, objectId, at] of entries)
    await AuditEntry.create({
      actorEmail,
      kind,
      objectId,
      at: new Date(at),
      verb: "update",
      label: "1",
      isDone: true,
    });
});

it.each([
  [{}, 4],
  [{ objectId: FIRST }, 2],
  [{ kind: "order" as const }, 3],
  [{ person: "Karim@Example.com" }, 3],
  [{ day: "2026-11-24" }, 2],
  [{ day: "2026-11-24", person: "rahim@example.com" }, 0],
  [{ kind: "order" as const, objectId: SECOND }, 1],
])("finds of %j so many: %i", async (query, count) => {
  expect(await listAuditEntries(query)).toHaveLength(count);
  const page = await getAuditPage(query);
  expect([page.rows.length, page.total]).toEqual([count, count]);
});

it.each([
  [{ objectId: FIRST }, "objectId_1"],
  [{ kind: "product" as const }, "kind_1__id_-1"],
  [{ person: "rahim@example.com" }, "actorEmail_1__id_-1"],
  [{ day: "2026-11-25" }, "at_1"],
])("reads of %j no more entries than it finds, by an index", async (query, index) => {
  const old = {
    actorEmail: "karim@example.com",
    kind: "order",
    at: new Date("2026-01-01"),
    verb: "update",
    label: "1",
  };
  await AuditEntry.insertMany(Array.from({ length: 100 }, () => ({ ...old, isDone: true })));
  const plans = await explainReads(() => getAuditPage(query));
  expect(plans).toHaveLength(2);
  for (const { stages, documents } of plans) {
    expect(stages).toContain(`SCAN(${index})`);
    expect(documents).toBeLessThan(3);
  }
});

it("reads an address with empty fields, and leaves out what none can be", () => {
  const typed = { order: "10012", person: "", kind: "", day: "", view: "" };
  expect(parsePlace(auditPlaceSchema, typed)).toEqual({ order: "10012" });
  expect(parsePlace(auditPlaceSchema, { order: "x", kind: "cat", day: "today" })).toEqual({});
});
