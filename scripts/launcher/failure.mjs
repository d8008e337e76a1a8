// @ts-check

/** A refusal that a person can act on: its message is all that is printed, without a stack. */
export class LauncherError extends Error {
  /** @override */
  name = "LauncherError";
}

/**
 * Prints the sentence of an expected refusal, or the whole of an unexpected error.
 * @param {unknown} error
 */
export function reportFailure(error) {
  if (error instanceof LauncherError) console.error(`\n${error.message}`);
  else console.error(error);
}
