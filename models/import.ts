import "@/models/settings";
import { model, Schema } from "mongoose";
import { IMPORT_STATES, RUN_KINDS } from "@/lib/catalogue/imports/constants";
import { part, stamped } from "@/models/part";

/** A file of changes, or a change of many products at once: checked first, then applied and perhaps undone, row by row. */
const importSchema = stamped({
  kind: { type: String, enum: RUN_KINDS, required: true },
  fileName: { type: String, required: true },
  /** A digest of the whole plan: an admin who applies it sends the digest of the plan that they have seen. */
  digest: { type: String, required: true },
  /** How many rows change something. */
  changes: { type: Number, required: true },
  state: { type: String, enum: IMPORT_STATES, required: true },
  actorEmail: { type: String, required: true },
  checkedAt: { type: Date, required: true },
  appliedAt: { type: Date },
  undoneAt: { type: Date },
  /** Its entries in the audit log. */
  applyEntryId: { type: Schema.Types.ObjectId, required: true },
  undoEntryId: { type: Schema.Types.ObjectId, required: true },
  /** The admin who asked for the run that is under way, or for the last one. */
  runActor: { type: new Schema({ _id: String, email: { type: String, required: true } }) },
  /** The number of rows by status; kept where no row is under way. */
  counts: { type: Schema.Types.Mixed },
  /** What a stock-in came to, as it was checked. */
  stockIn: {
    type: part({
      /** The day on which it came, YYYY-MM-DD. */
      day: { type: String, required: true },
      supplier: { type: String, required: true },
      pieces: { type: Number, required: true },
      /** Whole BDT. */
      taka: { type: Number, required: true },
    }),
  },
  /** Who entered a stock-in, with their Idempotency-Key, and a digest of what they entered. */
  key: { type: String },
  requestDigest: { type: String },
  /** Names of unknown columns, which the shop left out. */
  unknownColumns: { type: [String], default: undefined },
  /** Lease: the page or server that applies or undoes it, and until when the lease holds. */
  runner: { type: String },
  runnerUntil: { type: Date },
  /** Present until it is applied. */
  expiresAt: { type: Date },
});
importSchema.index({ state: 1 });
importSchema.index({ kind: 1, _id: -1 });
importSchema.index({ key: 1 }, { unique: true, sparse: true });
importSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Import = model("Import", importSchema, "imports");
