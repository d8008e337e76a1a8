import { useSyncExternalStore } from "react";
import { RETURN_TO_COOKIE, toSafePath } from "@/lib/auth/rules";
import { callPublic, hasToken, onTokenChange, removeToken, renewToken } from "@/lib/http/client";
import type { RegisterInput } from "@/lib/users/schema";

export type SignInOutcome = "signed in" | "wrong" | "too many" | "unavailable";

/** Signs in and fetches the first token. Never throws: what went wrong is the outcome. */
export async function logIn(credentials: { email: string; password: string }): Promise<SignInOutcome> {
  try {
    const { signIn } = await import("next-auth/react");
    const answer = await signIn("credentials", { ...credentials, redirect: false });
    if (answer?.error === "TOO_MANY_REQUESTS") return "too many";
    if (answer?.error === "CredentialsSignin") return "wrong";
    if (!answer?.ok) return "unavailable";
    return (await renewToken({ isForced: true })) ? "signed in" : "unavailable";
  } catch {
    return "unavailable";
  }
}

/** Ends the session everywhere this browser has it. */
export async function logOut(): Promise<void> {
  removeToken();
  const { signOut } = await import("next-auth/react");
  await signOut({ redirect: false });
}

/** Registers an account; false if the e-mail is known already. Throws ApiError. */
export async function register(input: RegisterInput): Promise<boolean> {
  const { insertedId } = await callPublic<{ insertedId: string | null }>("/users", {
    method: "POST",
    body: input,
  });
  return insertedId !== null;
}

/** Whether this browser holds a token; false on the server, so that cached pages hold no personal data. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(onTokenChange, hasToken, () => false);
}

const neverChanges = () => () => undefined;

/** The `from` of this page's address, if it is a path of this site; null on the server. */
export function useFromParameter(): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => toSafePath(new URLSearchParams(window.location.search).get("from")),
    () => null,
  );
}

/** Where to go after a sign-in: `from`, else the admin page that somebody was turned away from, which is forgotten. */
export function takeReturnPath(from: string | null): string | null {
  const cookie = document.cookie.split("; ").find((entry) => entry.startsWith(`${RETURN_TO_COOKIE}=`));
  document.cookie = `${RETURN_TO_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
  return from ?? toSafePath(cookie && decodeURIComponent(cookie.slice(RETURN_TO_COOKIE.length + 1)));
}
