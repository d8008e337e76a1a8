import { useEffect } from "react";

let typedEmail = "";

/** Carries the e-mail from one account form to the other, in no address and in no store. */
export function useTypedEmail(email: string): void {
  useEffect(() => {
    typedEmail = email;
  }, [email]);
}

/** Empty on the server and after a reload. */
export function getTypedEmail(): string {
  return typedEmail;
}

/** Once somebody is signed in, it is nobody else's. */
export function clearTypedEmail(): void {
  typedEmail = "";
}
