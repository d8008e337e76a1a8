import "server-only";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { STEADFAST_ZONE } from "@/lib/couriers/steadfast/facts";
import { getEnv } from "@/lib/env";
import { toLatinDigits } from "@/lib/digits";

export interface WebhookSecrets {
  token: string;
  signingKey: string;
}

/** Null where the shop has set no token: then there is no webhook. */
export function readWebhookSecrets(): WebhookSecrets | null {
  const { STEADFAST_WEBHOOK_TOKEN: token, STEADFAST_WEBHOOK_SECRET: secret } = getEnv();
  return token ? { token, signingKey: secret ?? token } : null;
}

/** Digests are of one length whatever was sent, so that comparing them takes the same time. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

export function isBearer(headers: Headers, { token }: WebhookSecrets): boolean {
  const given = /^Bearer (\S{1,500})$/i.exec(headers.get("authorization") ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(given), digest(token));
}

/** Hex HMAC-SHA256 of the bytes as they came. */
export function isSigned(headers: Headers, bytes: Uint8Array, { signingKey }: WebhookSecrets): boolean {
  const given = (headers.get("x-signature") ?? "").trim().toLowerCase();
  const expected = createHmac("sha256", signingKey).update(bytes).digest("hex");
  return timingSafeEqual(digest(given), digest(expected));
}

const MAX_ORDER_DIGITS = 9;
const MAX_FUTURE_MS = 24 * 60 * 60_000;

const consignmentId = z.union([z.int().positive().transform(String), z.string().regex(/^[\w-]{1,64}$/)]);

/** Our order number; null for what was booked under another one. */
const orderNumber = z
  .union([z.string().max(100), z.int()])
  .transform((invoice) => {
    const digits = toLatinDigits(String(invoice)).trim();
    return /^\d+$/.test(digits) && digits.length <= MAX_ORDER_DIGITS ? Number(digits) : null;
  })
  .nullish()
  .transform((number) => number ?? null);

/** A time that is none, or lies ahead, orders nothing. */
const updatedAt = z
  .string()
  .max(40)
  .transform((text) => {
    const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(text);
    const at = new Date(hasZone ? text : `${text.replace(" ", "T")}${STEADFAST_ZONE}`);
    return at.getTime() < Date.now() + MAX_FUTURE_MS ? at : null;
  })
  .nullable()
  .catch(null);

/** Of the kinds that Steadfast lists, the two that it describes; the others have nothing that moves a parcel. */
export const steadfastWebhookSchema = z.union([
  z.object({
    notification_type: z.literal("delivery_status"),
    consignment_id: consignmentId,
    invoice: orderNumber,
    status: z
      .string()
      .transform((status) => status.toLowerCase())
      .pipe(z.string().regex(/^[a-z_]{1,60}$/)),
    updated_at: updatedAt,
  }),
  z.object({
    notification_type: z.literal("tracking_update"),
    consignment_id: consignmentId,
    invoice: orderNumber,
  }),
  z.object({
    notification_type: z
      .string()
      .regex(/^[a-z_]{1,60}$/)
      .refine((type) => type !== "delivery_status" && type !== "tracking_update"),
  }),
]);

export type SteadfastWebhook = z.output<typeof steadfastWebhookSchema>;
