import "server-only";
import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

export function createOneTimeToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** The digest that is kept of a token: nobody can make the link from it. */
export function hashOneTimeToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
