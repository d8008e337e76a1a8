import { connectDb, disconnectDb } from "@/lib/platform/database/db";
import { runMigrations } from "@/lib/maintenance/migrations/run-migrations";
import { makeSlowMigration } from "@/testing/migrations/slow-migration";

/** Runs a slow migration in a process that a test can kill in the middle. */
await connectDb();
await runMigrations({ migrations: [makeSlowMigration()], leaseMs: Number(process.argv[2]) });
await disconnectDb();
