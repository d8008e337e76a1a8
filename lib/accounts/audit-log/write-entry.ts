import "server-only";
import type { Types } from "mongoose";
import type { Actor } from "@/lib/accounts/audit-log/audit-action";
import type { AuditKind, AuditVerb } from "@/lib/accounts/audit-log/constants";
import type { Fields } from "@/lib/accounts/audit-log/rules";
import { logError } from "@/lib/platform/log";
import { AuditEntry } from "@/models/audit-entry";

interface Entry {
  /** The same for the same piece of work, which may go on after a crash. */
  _id: Types.ObjectId;
  actor: Actor;
  verb: AuditVerb;
  kind: AuditKind;
  objectId?: string;
  label: string;
  before?: Fields;
  after?: Fields;
  /** False before the work, true after it. */
  isDone: boolean;
}

/**
 * Writes the one entry of work that goes on for longer than its call, or in several calls: first as begun, then as done.
 * Trouble with it is logged and never fails the work.
 */
export async function writeAuditEntry({ _id, actor, ...entry }: Entry): Promise<void> {
  try {
    await AuditEntry.updateOne(
      { _id },
      {
        $set: { ...entry, actorId: actor._id, actorEmail: actor.email },
        $setOnInsert: { at: new Date() },
      },
      { upsert: true },
    );
  } catch (error) {
    logError("audit entry not written", { error });
  }
}
