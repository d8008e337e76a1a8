import { useEffect, useState } from "react";

let kept = "";

/** Keeps the password of a registration that has just succeeded for the login form that follows, in memory alone. */
export function keepRegisteredPassword(password: string): void {
  kept = password;
}

/** The password of the registration that has led here, once; else empty, as on the server and after a reload. */
export function useRegisteredPassword(): string {
  const [password] = useState(() => kept);
  useEffect(() => keepRegisteredPassword(""), []);
  return password;
}
