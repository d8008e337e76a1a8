export interface LoadResult {
  perSecond: number;
  requests: number;
  /** Broken connections and answers other than 2xx and 3xx. */
  failures: number;
}

/** What wrk prints, as figures. */
export function readWrk(text: string): LoadResult {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1] ?? NaN);
  const requests = Number(/(\d+) requests in/.exec(text)?.[1] ?? NaN);
  if (Number.isNaN(perSecond) || Number.isNaN(requests)) throw new Error(`wrk said: ${text}`);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0);
  // A late answer is slow, and tells so in the rate; it is not broken.
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+)/.exec(text) ?? [];
  return {
    perSecond,
    requests,
    failures: broken
      .slice(1)
      .map(Number)
      .reduce((a, b) => a + b, refused),
  };
}
