/** The folder where the person called npm, which itself changes into the project's folder first. */
export function startedIn(): string {
  return process.env.INIT_CWD ?? process.cwd();
}
