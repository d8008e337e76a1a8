import "server-only";
import { COURIER_VARIABLES } from "@/lib/delivery/couriers/apis";
import { EnvError, getEnv } from "@/lib/env";
import { getMessageVariables } from "@/lib/messages/variables";

/** EX_CONFIG of sysexits.h: scripts/launcher starts no other server after it. */
const EXIT_CONFIG = 78;

const GROUPS = [getEnv, getMessageVariables, ...COURIER_VARIABLES];

/** Ends a server whose environment is not complete, with one line for each variable: it could answer nothing. */
export function exitUnlessConfigured(): void {
  const problems = GROUPS.flatMap(listProblems);
  if (problems.length === 0) return;
  console.error(new EnvError(problems).message);
  process.exit(EXIT_CONFIG);
}

function listProblems(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}
