// @ts-check
import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { DATA_DIR, ROOT } from "./paths.mjs";

/** Loads the person's .env files; variables that are set already win. */
export function loadEnvFiles() {
  for (const name of [".env.local", ".env"]) {
    const path = join(ROOT, name);
    if (existsSync(path)) loadEnvFile(path);
  }
}

/**
 * The environment of the demo's processes: the person's settings, and the launcher's own for the rest.
 * @param {{ port: number, mongodbUri: string, secrets: import("./secrets.mjs").Secrets }} parts
 */
export function shopEnvironment({ port, mongodbUri, secrets }) {
  /** @type {import("./child.mjs").Environment} */
  const env = {
    ...process.env,
    PORT: String(port),
    MONGODB_URI: mongodbUri,
    DATABASE_FOLDER: process.env.DATABASE_FOLDER || (process.env.MONGODB_URI ? "" : DATA_DIR),
    NEXTAUTH_URL: process.env.NEXTAUTH_URL || `http://localhost:${port}`,
    NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET || secrets.NEXTAUTH_SECRET,
    JWT_SECRET: process.env.JWT_SECRET || secrets.JWT_SECRET,
    NEXT_TELEMETRY_DISABLED: "1",
    // Log lines would hide the address and the passwords from the person at this terminal.
    LOG_REQUESTS: process.env.LOG_REQUESTS || "off",
  };
  // Containers set it to their own name, which is no address to listen at.
  delete env.HOSTNAME;
  return env;
}
