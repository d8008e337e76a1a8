/** How long a single step may take on a large database, such as making an index. */
export const COMMAND_WAIT_MS = 10 * 60_000;

/** The folder that the keeper is in: npm goes to the project's own first. */
export function startedIn(): string {
  return process.env.INIT_CWD ?? process.cwd();
}
