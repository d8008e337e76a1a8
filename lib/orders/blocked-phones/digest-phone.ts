import "server-only";
import { createHmac } from "node:crypto";
import { getEnv } from "@/lib/env";

/** The phones that are blocked can be asked for, and not read. */
export function digestPhone(phone: string): string {
  return createHmac("sha256", getEnv().JWT_SECRET).update(`phone ${phone}`).digest("base64url");
}
