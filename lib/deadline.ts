/** Something took longer than it ever takes while all is well. What becomes of it after all is not known. */
export class DeadlineError extends Error {
  constructor(what: string, deadlineMs: number) {
    super(`${what} took longer than ${deadlineMs} ms`);
    this.name = "DeadlineError";
  }
}

interface DeadlineOptions<Result> {
  /** For the log. */
  what: string;
  deadlineMs: number;
  work: () => PromiseLike<Result>;
}

/**
 * Waits for the work, but no longer than the deadline, and then throws DeadlineError. The work itself cannot be
 * stopped: it may still be done later, and whoever waits for it must bear that.
 */
export async function withDeadline<Result>({
  what,
  deadlineMs,
  work,
}: DeadlineOptions<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(what, deadlineMs)), deadlineMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
