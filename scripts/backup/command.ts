/** The folder that the keeper is in: npm goes to the project's own first. */
export function startedIn(): string {
  return process.env.INIT_CWD ?? process.cwd();
}
