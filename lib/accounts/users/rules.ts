export const MAX_NAME_LENGTH = 100;

/** The name of somebody whose e-mail alone is known: the part before the @. */
export function nameFromEmail(email: string): string {
  return (email.split("@")[0] || email).slice(0, MAX_NAME_LENGTH);
}
