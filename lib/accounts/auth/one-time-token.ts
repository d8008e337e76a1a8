import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Types } from "mongoose";
import type { EmailVerification } from "@/models/one-time-link";

const TOKEN_BYTES = 32;

export function createOneTimeToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** The digest that is kept of a token: nobody can make the link from it. */
export function hashOneTimeToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

interface Issued {
  userId: Types.ObjectId;
  ttlMs: number;
}

/** The token of a new link, of which the digest alone is kept. */
export async function issueOneTimeToken(
  links: Pick<typeof EmailVerification, "create">,
  { userId, ttlMs }: Issued,
): Promise<string> {
  const token = createOneTimeToken();
  await links.create({ tokenHash: hashOneTimeToken(token), userId, expiresAt: new Date(Date.now() + ttlMs) });
  return token;
}
