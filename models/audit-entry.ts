import "@/models/settings";
import { model, Schema } from "mongoose";
import { AUDIT_KINDS, AUDIT_VERBS } from "@/lib/accounts/audit-log/constants";

/** An entry of the audit log: what an admin did. Written before it is done, and marked as done afterwards. */
const auditEntrySchema = new Schema(
  {
    at: { type: Date, required: true },
    /** Null for the command line. */
    actorId: { type: Schema.Types.ObjectId, default: null },
    actorEmail: { type: String, required: true },
    verb: { type: String, enum: AUDIT_VERBS, required: true },
    kind: { type: String, enum: AUDIT_KINDS, required: true },
    /** Empty while something is being created. */
    objectId: { type: String, default: "" },
    label: { type: String, required: true },
    /** The fields that changed, as they were and as they are. */
    before: { type: Schema.Types.Mixed, default: {} },
    after: { type: Schema.Types.Mixed, default: {} },
    /** False where a crash came between: then it is not known whether it was done. */
    isDone: { type: Boolean, required: true, default: false },
  },
  { minimize: false },
);
auditEntrySchema.index({ objectId: 1 });
// For the filters of the list, which is newest first.
auditEntrySchema.index({ kind: 1, _id: -1 });
auditEntrySchema.index({ actorEmail: 1, _id: -1 });
auditEntrySchema.index({ at: 1 });

export const AuditEntry = model("AuditEntry", auditEntrySchema, "adminRecords");
