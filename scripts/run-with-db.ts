import { connectDb, disconnectDb } from "@/lib/db";
import { EnvError } from "@/lib/env";

/** Runs a command against MONGODB_URI; what a person should know is printed, and a failure is exit code 1. */
export async function runWithDb(command: () => Promise<void>): Promise<void> {
  try {
    const uri = process.env.MONGODB_URI;
    if (!uri) throw new EnvError(["MONGODB_URI is missing"]);
    await connectDb(uri);
    await command();
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exitCode = 1;
  } finally {
    await disconnectDb();
  }
}
