import { useEffect } from "react";

let typedEmail = "";

/** Carries the e-mail from one account form to the other, without the address or browser storage. */
export function useTypedEmail(email: string): void {
  useEffect(() => {
    typedEmail = email;
  }, [email]);
}

/** Empty on the server and after a reload. */
export function getTypedEmail(): string {
  return typedEmail;
}

/** Clears it at sign-in, so that nobody else sees it. */
export function clearTypedEmail(): void {
  typedEmail = "";
}
