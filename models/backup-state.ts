import "@/models/settings";
import { model, Schema } from "mongoose";

/** How the last backups went: of this database, and so in no archive of it. */
const backupStateSchema = new Schema({
  /** There is one alone: `last`. */
  _id: { type: String, required: true },
  /** When the last one began that was read back whole. */
  goodAt: { type: Date },
  /** When the last one failed, and why, without anybody's data. */
  failedAt: { type: Date },
  problem: { type: String },
  /** When one was last restored on trial, and was whole. */
  drilledAt: { type: Date },
});

export const BackupState = model("BackupState", backupStateSchema, "backupStates");
