import "@/models/settings";
import { model, Schema } from "mongoose";
import { KEPT_DAYS, KEPT_KINDS } from "@/lib/platform/deleted-documents/constants";
import { DAY_SECONDS } from "@/lib/platform/time/durations.mjs";

/** A copy of what was removed, so that it can be brought back for a while. */
const deletedDocumentSchema = new Schema(
  {
    kind: { type: String, enum: KEPT_KINDS, required: true },
    documentId: { type: Schema.Types.ObjectId, required: true },
    /** As it was stored. */
    document: { type: Schema.Types.Mixed, required: true },
    deletedAt: { type: Date, required: true },
  },
  { minimize: false },
);
deletedDocumentSchema.index({ kind: 1, documentId: 1 }, { unique: true });
deletedDocumentSchema.index({ deletedAt: 1 }, { expireAfterSeconds: KEPT_DAYS * DAY_SECONDS });

export const DeletedDocument = model("DeletedDocument", deletedDocumentSchema, "deletedDocuments");
