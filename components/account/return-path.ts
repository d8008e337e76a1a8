import { RETURN_TO_COOKIE, toSafePath } from "@/lib/accounts/auth/rules";

/** The path after a sign-in: `from`, else the admin page that refused the user, which is then forgotten. */
export function consumeReturnPath(from: string | null): string | null {
  const cookie = document.cookie.split("; ").find((entry) => entry.startsWith(`${RETURN_TO_COOKIE}=`));
  clearReturnPath();
  return from ?? toSafePath(cookie && decode(cookie.slice(RETURN_TO_COOKIE.length + 1)));
}

export function clearReturnPath(): void {
  document.cookie = `${RETURN_TO_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
