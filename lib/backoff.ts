const FIRST_MS = 20_000;
const LONGEST_MS = 10 * 60_000;

/**
 * For a periodic job: leaves alone for a while what has failed, for twice as long each time, up to ten minutes. Each server
 * counts for itself, and anew when it starts.
 */
export class Backoff {
  private readonly failures = new Map<string, { delayMs: number; until: number }>();

  /** Does the work unless it is to be left alone; returns what it failed with, if it has. */
  async attempt(id: string, now: number, work: () => Promise<void>): Promise<{ error: unknown } | null> {
    const failure = this.failures.get(id);
    if (failure && now < failure.until) return null;
    try {
      await work();
      this.failures.delete(id);
      return null;
    } catch (error) {
      const delayMs = failure ? Math.min(failure.delayMs * 2, LONGEST_MS) : FIRST_MS;
      this.failures.set(id, { delayMs, until: now + delayMs });
      return { error };
    }
  }
}
