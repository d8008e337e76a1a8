import "server-only";
import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

export function createOneTimeToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** What is kept of a token: it cannot be used to make the link. */
export function hashOneTimeToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
