import "@/models/settings";
import { model, Schema } from "mongoose";
import { IMPORT_KINDS, IMPORT_STATES } from "@/lib/catalogue/imports/constants";
import { stamped } from "@/models/part";

/** A file of changes: checked first, then applied and perhaps undone, row by row. */
const importSchema = stamped({
  kind: { type: String, enum: IMPORT_KINDS, required: true },
  fileName: { type: String, required: true },
  /** Of all that was planned: who applies it says by this what they have seen. */
  digest: { type: String, required: true },
  /** How many rows there are that something is done with. */
  changes: { type: Number, required: true },
  state: { type: String, enum: IMPORT_STATES, required: true },
  actorEmail: { type: String, required: true },
  checkedAt: { type: Date, required: true },
  appliedAt: { type: Date },
  undoneAt: { type: Date },
  /** Its entries in the audit log. */
  applyEntryId: { type: Schema.Types.ObjectId, required: true },
  undoEntryId: { type: Schema.Types.ObjectId, required: true },
  /** Who asked for what is under way, or was done last. */
  runActor: { type: new Schema({ _id: String, email: { type: String, required: true } }) },
  /** How many rows there are of each status, where no row is under way. */
  counts: { type: Schema.Types.Mixed },
  /** Names of columns that the shop does not know, and left out. */
  unknownColumns: { type: [String], default: undefined },
  /** Lease: which page or server is applying or undoing it, and until when that is believed. */
  runner: { type: String },
  runnerUntil: { type: Date },
  /** Present until it is applied. */
  expiresAt: { type: Date },
});
importSchema.index({ state: 1 });
importSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Import = model("Import", importSchema, "imports");
