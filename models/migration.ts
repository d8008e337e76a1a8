import "@/models/settings";
import { model, Schema } from "mongoose";
import { MIGRATION_STATES } from "@/lib/maintenance/migrations/constants";

/** How far a migration of this database is. */
const migrationSchema = new Schema({
  /** Its number. */
  _id: { type: Number, required: true },
  name: { type: String, required: true },
  state: { type: String, enum: MIGRATION_STATES, required: true },
  startedAt: { type: Date, required: true },
  finishedAt: Date,
  /** The process that runs it, and until when no other may take it over. */
  owner: { type: String, required: true },
  leaseUntil: { type: Date, required: true },
  /** Where the last whole part ended. */
  checkpoint: String,
  /** Why it failed, without anybody's data. */
  error: String,
});

export const MigrationRecord = model("Migration", migrationSchema, "migrations");
