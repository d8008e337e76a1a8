// @ts-check

/** An error that a person can act on: only its message is printed, without a stack. */
export class LauncherError extends Error {
  /** @override */
  name = "LauncherError";
}

/**
 * Prints only the message of an expected error, and everything of an unexpected one.
 * @param {unknown} error
 */
export function reportFailure(error) {
  if (error instanceof LauncherError) console.error(`\n${error.message}`);
  else console.error(error);
}
