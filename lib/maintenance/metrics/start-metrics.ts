import "server-only";
import { getEnv } from "@/lib/env";

/**
 * Measures this process where METRICS_PORT is set; else nothing of it is loaded. Ends the process where the port cannot
 * be had.
 */
export async function startMetrics(): Promise<void> {
  const { METRICS_PORT: port, METRICS_HOST: host } = getEnv();
  if (port === undefined) return;
  const { openMetrics } = await import("@/lib/maintenance/metrics/open-metrics");
  try {
    await openMetrics({ host, port });
  } catch (error) {
    console.error(toSentence(error, `METRICS_PORT ${port} at ${host} (METRICS_HOST)`));
    process.exit(1);
  }
}

function toSentence(error: unknown, place: string): string {
  const code = error instanceof Error && "code" in error ? error.code : error;
  return code === "EADDRINUSE"
    ? `${place} is in use. Choose another port for the metrics, or none.`
    : `The metrics cannot be served: ${place} cannot be listened at (${String(code)}).`;
}
