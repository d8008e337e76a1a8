import "server-only";
import type { Guard } from "@/lib/auth/guards";
import {
  isBearer,
  isSigned,
  readWebhookSecrets,
  type WebhookSecrets,
} from "@/lib/couriers/steadfast/webhook";
import { AppError } from "@/lib/http/errors";
import { readLimited } from "@/lib/http/read-body";
import { logSecurity } from "@/lib/log";

/** Lets Steadfast in by its token, before anything of the body is read; throws NOT_FOUND where the shop has set none. */
export const steadfast: Guard<null> = async (request) => {
  if (!isBearer(request.headers, requireSecrets())) throw refused(request, "token");
  return null;
};

/** The body as it was signed; throws NOT_SIGNED_IN for any other, and what readLimited() throws. */
export async function readSigned(request: Request): Promise<Uint8Array> {
  const bytes = await readLimited(request);
  if (!isSigned(request.headers, bytes, requireSecrets())) throw refused(request, "signature");
  return bytes;
}

function requireSecrets(): WebhookSecrets {
  const secrets = readWebhookSecrets();
  if (!secrets) throw new AppError("NOT_FOUND");
  return secrets;
}

function refused(request: Request, what: string): AppError {
  logSecurity(`webhook with a wrong ${what}`, { requestId: request.headers.get("x-request-id") ?? "" });
  return new AppError("NOT_SIGNED_IN", { message: `The ${what} of this webhook is wrong.` });
}
