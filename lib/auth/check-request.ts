import "server-only";
import { cookies } from "next/headers";
import { readCookieToken, sessionCookieName } from "@/lib/auth/cookie-token";
import { endSession } from "@/lib/auth/sessions";
import { AppError } from "@/lib/http/errors";
import { parseJson, readLimited } from "@/lib/http/read-body";

const CALLBACK_COOKIE = /next-auth\.callback-url$/;

/**
 * Refuses what next-auth would fail on, and returns the body, read with our limit; null without one. A sign-out first
 * ends the session itself: while the database is away that fails, and the cookie stays. Throws AppError.
 */
export async function checkAuthRequest(
  request: Request,
  action: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (request.method === "GET" && action === "callback/credentials") throw new AppError("METHOD_NOT_ALLOWED");
  const jar = await cookies();
  const wanted = new URL(request.url).searchParams.getAll("callbackUrl");
  const remembered = jar.getAll().filter(({ name }) => CALLBACK_COOKIE.test(name));
  for (const address of [...wanted, ...remembered.map(({ value }) => value)]) refuseNoAddress(address);
  const body = request.body ? await readLimited(request) : null;
  if (/^application\/json/i.test(request.headers.get("content-type") ?? "") && body)
    refuseNoObject(parseJson(body));
  if (request.method === "POST" && action === "signout")
    await endSessionOf(jar.get(sessionCookieName())?.value);
  return body;
}

function refuseNoAddress(address: string): void {
  const isPath = /^\/(?!\/)/.test(address);
  if (!isPath && !(URL.canParse(address) && /^https?:/.test(address))) throw new AppError("BAD_REQUEST");
}

function refuseNoObject(body: unknown): void {
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new AppError("BAD_REQUEST");
}

async function endSessionOf(cookie: string | undefined): Promise<void> {
  const subject = await readCookieToken(cookie);
  if (subject) await endSession(subject.sessionId);
}
