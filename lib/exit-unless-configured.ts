import "server-only";
import { EnvError, getEnv } from "@/lib/env";

/** EX_CONFIG of sysexits.h: whoever starts servers (scripts/launcher) does not start one again after it. */
const EXIT_CONFIG = 78;

/** Ends a server whose environment is not complete, with one line for each variable: it could answer nothing. */
export function exitUnlessConfigured(): void {
  try {
    getEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(EXIT_CONFIG);
  }
}
