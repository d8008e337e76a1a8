let registeredEmail = "";

/** Carries the e-mail of a new account from the registration to the login, in no address and in no store. */
export function setRegisteredEmail(email: string): void {
  registeredEmail = email;
}

/** Empty on the server and after a reload. */
export function getRegisteredEmail(): string {
  return registeredEmail;
}

export function clearRegisteredEmail(): void {
  registeredEmail = "";
}
