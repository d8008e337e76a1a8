import "server-only";
import { cookies } from "next/headers";
import { AppError } from "@/lib/platform/http/errors";
import { parseJson, readLimited } from "@/lib/platform/http/read-body";

const CALLBACK_COOKIE = /next-auth\.callback-url$/;

const READ = ["GET", "HEAD"];
const READ_AND_POST = [...READ, "POST"];

/** next-auth's own calls below /api/auth, and the methods that each answers to; not the one that writes into our log. */
const METHODS_OF_ACTION = new Map<string, readonly string[]>([
  ["csrf", READ],
  ["providers", READ],
  ["error", READ],
  ["session", READ_AND_POST],
  ["signin", READ],
  ["signin/credentials", READ_AND_POST],
  ["signin/google", READ_AND_POST],
  ["callback/credentials", ["POST"]],
  ["callback/google", ["GET", "POST"]],
  ["signout", READ_AND_POST],
]);

/**
 * Refuses what next-auth would fail on, or answer with something else than 404 and 405, and returns the body, read
 * with our limit; null without one. A remembered address that it would fail on is forgotten. Throws AppError.
 */
export async function validateAuthRequest(
  request: Request,
  action: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const allow = METHODS_OF_ACTION.get(action);
  if (!allow) throw new AppError("NOT_FOUND");
  if (!allow.includes(request.method)) throw new AppError("METHOD_NOT_ALLOWED", { allow });
  const wanted = new URL(request.url).searchParams.getAll("callbackUrl");
  if (!wanted.every(isAddress)) throw new AppError("BAD_REQUEST");
  await forgetBadAddresses();
  const body = request.body ? await readLimited(request) : null;
  // The same test as next-auth's, so that it reads no JSON that we have not.
  if (body && request.headers.get("content-type")?.includes("application/json"))
    refuseNoObject(parseJson(body));
  return body;
}

function isAddress(text: string): boolean {
  const isPath = /^\/(?!\/)/.test(text);
  return isPath || (URL.canParse(text) && /^https?:/.test(text));
}

/** A cookie stays until it is replaced, so that a refusal would refuse every sign-in from now on: next-auth sees none. */
async function forgetBadAddresses(): Promise<void> {
  const jar = await cookies();
  for (const { name, value } of jar.getAll()) {
    if (CALLBACK_COOKIE.test(name) && !isAddress(value)) jar.delete(name);
  }
}

function refuseNoObject(body: unknown): void {
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new AppError("BAD_REQUEST");
}
