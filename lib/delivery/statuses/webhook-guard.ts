import "server-only";
import type { Guard } from "@/lib/accounts/auth/guards";
import { webhookReader } from "@/lib/delivery/couriers/apis";
import type { CourierNews, WebhookReader } from "@/lib/delivery/couriers/driver";
import { type Courier, findCourier } from "@/lib/delivery/couriers/registry";
import { AppError } from "@/lib/platform/http/errors";
import { fieldsOf } from "@/lib/platform/http/field-errors";
import { parseJson, readLimited } from "@/lib/platform/http/read-body";
import { logSecurity } from "@/lib/platform/log";

/** Lets a courier in by its token, before anything of the body is read. Throws NOT_FOUND where the shop has set none. */
export const courierItself: Guard<null> = async (request) => {
  const name = new URL(request.url).pathname.split("/").at(-1);
  if (!requireReader(findCourier(name)).isFromCourier(request.headers)) throw refused(request, "token");
  return null;
};

/** The news in a body as it was signed. Throws NOT_SIGNED_IN for any other, and what readLimited() throws. */
export async function readSigned(request: Request, courier: Courier): Promise<CourierNews | null> {
  const { isSigned, newsSchema } = requireReader(courier);
  const bytes = await readLimited(request);
  if (!isSigned(request.headers, bytes)) throw refused(request, "signature");
  const parsed = newsSchema.safeParse(parseJson(bytes));
  if (!parsed.success) throw new AppError("INVALID_FIELDS", { fields: fieldsOf(parsed.error) });
  return parsed.data;
}

function requireReader(courier: Courier | null): WebhookReader {
  const reader = webhookReader(courier);
  if (!reader) throw new AppError("NOT_FOUND");
  return reader;
}

function refused(request: Request, what: string): AppError {
  logSecurity(`webhook with a wrong ${what}`, { requestId: request.headers.get("x-request-id") ?? "" });
  return new AppError("NOT_SIGNED_IN", { message: `The ${what} of this webhook is wrong.` });
}
