import { safeErrorMessage } from "@/lib/platform/safe-error-message";

/** One JSON line on stderr. Facts only: no secret, no personal data, no request body. */
export function logError(message: string, facts: { error?: unknown; [key: string]: unknown } = {}): void {
  write("error", message, facts);
}

export function logInfo(message: string, facts: Record<string, unknown> = {}): void {
  write("info", message, facts);
}

/** Somebody was turned away: one JSON line on stdout, beside the line of the request with the same id. */
export function logSecurity(event: string, facts: { requestId: string; [key: string]: unknown }): void {
  write("security", event, facts);
}

function write(level: string, message: string, facts: Record<string, unknown>): void {
  const { error, ...rest } = facts;
  const line = { time: new Date().toISOString(), level, message, ...rest, ...describe(error) };
  const output = level === "security" ? process.stdout : process.stderr;
  output.write(`${JSON.stringify(line)}\n`);
}

// Keeps an error's name, code and stack frames, and its text only where that is safe: it can be anybody's.
function describe(error: unknown): Record<string, unknown> {
  if (error === undefined) return {};
  if (!(error instanceof Error)) return { errorName: typeof error };
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
  return {
    errorName: error.name,
    errorCode: "code" in error ? error.code : undefined,
    errorMessage: safeErrorMessage(error),
    stack: frames.slice(0, 8),
  };
}
