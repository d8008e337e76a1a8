import "server-only";
import type { AuditKind } from "@/lib/accounts/audit-log/constants";
import { AuditEntry } from "@/models/audit-entry";
import { engineHint } from "@/lib/platform/database/engine-hint";

/** The fields of an entry that stay: they are about goods, money, the parcel and the shop's own rights. */
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
  "advanceNotFound",
  "parcel",
  "courier",
  "trackingCode",
  "consignment",
  "cashExpected",
  "cashReceived",
  "writtenOff",
  "returned",
  "role",
]);

interface EraseEntriesOptions {
  kind: AuditKind;
  objectIds: string[];
  /** Replaces the name. */
  label: string;
  /** True where the id itself is an e-mail or a phone: it is erased too. */
  isIdPersonal?: boolean;
}

/** Erases a person from the entries about their things; who did what, and when, stays. Can be repeated. */
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
