import { backoffMs } from "@/lib/platform/jobs/backoff.mjs";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

const BACKOFF = { firstMs: 20_000, longestMs: 10 * MINUTE_MS };

/** For a periodic job: leaves alone for a while what has failed. Each server counts for itself, and anew when it starts. */
export class JobBackoff {
  private readonly failing = new Map<string, { failures: number; until: number }>();

  /** Does the work unless it is to be left alone; returns what it failed with, if it has. */
  async attempt(id: string, now: number, work: () => Promise<void>): Promise<{ error: unknown } | null> {
    const { failures, until } = this.failing.get(id) ?? { failures: 0, until: 0 };
    if (now < until) return null;
    try {
      await work();
      this.failing.delete(id);
      return null;
    } catch (error) {
      const delayMs = backoffMs(BACKOFF, { failures: failures + 1 });
      this.failing.set(id, { failures: failures + 1, until: now + delayMs });
      return { error };
    }
  }
}
