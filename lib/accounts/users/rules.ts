export const MAX_NAME_LENGTH = 100;

/** What somebody is called of whom only the e-mail is known: the part before the @. */
export function nameFromEmail(email: string): string {
  return (email.split("@")[0] || email).slice(0, MAX_NAME_LENGTH);
}
