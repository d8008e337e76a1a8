import { connectDb, disconnectDb } from "@/lib/platform/database/db";
import { runMigrations } from "@/lib/maintenance/migrations/run-migrations";
import { makeSlowMigration } from "@/testing/migrations/slow-migration";

/** A process that can be killed in the middle of a migration. */
await connectDb();
await runMigrations({ migrations: [makeSlowMigration()], leaseMs: Number(process.argv[2]) });
await disconnectDb();
