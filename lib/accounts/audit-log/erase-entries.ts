import "server-only";
import type { AuditKind } from "@/lib/accounts/audit-log/constants";
import { AuditEntry } from "@/models/audit-entry";
import { engineHint } from "@/lib/platform/database/engine-hint";

/** Of what an entry tells, what is about goods, money, the parcel and the shop's own rights. */
const KEPT_FIELDS = new Set([
  "status",
  "items",
  "deliveryLocation",
  "amount",
  "source",
  "call",
  "callAgain",
  "days",
  "advance",
  "parcel",
  "courier",
  "trackingCode",
  "consignment",
  "cashExpected",
  "cashReceived",
  "returned",
  "role",
]);

interface EraseEntriesOptions {
  kind: AuditKind;
  objectIds: string[];
  /** Stands where the name was. */
  label: string;
  /** Where the id itself is an e-mail or a phone. */
  isIdPersonal?: boolean;
}

/** Takes a person off what was done with things of theirs: who did what, and when, stays. Can be repeated. */
export async function eraseEntries(options: EraseEntriesOptions): Promise<void> {
  const { kind, objectIds, label, isIdPersonal = false } = options;
  const entries = await AuditEntry.find({ objectId: { $in: objectIds }, kind })
    .hint(engineHint({ objectId: 1 }))
    .select("before after")
    .lean();
  if (entries.length === 0) return;
  await AuditEntry.bulkWrite(
    entries.map(({ _id, before, after }) => ({
      updateOne: {
        filter: { _id },
        update: {
          label,
          before: withoutPerson(before),
          after: withoutPerson(after),
          ...(isIdPersonal && { objectId: "" }),
        },
      },
    })),
  );
}

const withoutPerson = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => KEPT_FIELDS.has(field)));
