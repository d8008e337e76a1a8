import "server-only";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { CourierNews, WebhookReader } from "@/lib/delivery/couriers/driver";
import { STEADFAST_ZONE } from "@/lib/delivery/couriers/steadfast/facts";
import { readSteadfastVariables } from "@/lib/delivery/couriers/steadfast/variables";
import { toLatinDigits } from "@/lib/platform/text/digits";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

/** Null where the shop has set no token: then there is no webhook. */
export function steadfastWebhook(): WebhookReader | null {
  const { STEADFAST_WEBHOOK_TOKEN: token, STEADFAST_WEBHOOK_SECRET: secret } = readSteadfastVariables();
  if (!token) return null;
  return {
    isFromCourier: (headers) => isBearer(headers, token),
    isSigned: (headers, bytes) => isSigned({ headers, bytes, signingKey: secret ?? token }),
    newsSchema,
  };
}

/** Digests are of one length whatever was sent, so that comparing them takes the same time. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

function isBearer(headers: Headers, token: string): boolean {
  const given = /^Bearer (\S{1,500})$/i.exec(headers.get("authorization") ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(given), digest(token));
}

interface Signed {
  headers: Headers;
  bytes: Uint8Array;
  signingKey: string;
}

/** Hex HMAC-SHA256 of the bytes as they came. */
function isSigned({ headers, bytes, signingKey }: Signed): boolean {
  const given = (headers.get("x-signature") ?? "").trim().toLowerCase();
  const expected = createHmac("sha256", signingKey).update(bytes).digest("hex");
  return timingSafeEqual(digest(given), digest(expected));
}

const MAX_ORDER_DIGITS = 9;
const MAX_FUTURE_MS = DAY_MS;

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

const parcel = { consignment_id: consignmentId, invoice: orderNumber };

/** Two of the kinds that its guide lists are described there; the others have nothing that moves a parcel. */
const newsSchema: z.ZodType<CourierNews | null> = z.union([
  z
    .object({
      notification_type: z.literal("delivery_status"),
      ...parcel,
      status: z
        .string()
        .transform((status) => status.toLowerCase())
        .pipe(z.string().regex(/^[a-z_]{1,60}$/)),
      updated_at: updatedAt,
    })
    .transform(({ status, updated_at: at, ...told }) => toNews(told, { word: status, at })),
  z
    .object({ notification_type: z.literal("tracking_update"), ...parcel })
    .transform((told) => toNews(told, null)),
  z
    .object({
      notification_type: z
        .string()
        .regex(/^[a-z_]{1,60}$/)
        .refine((type) => type !== "delivery_status" && type !== "tracking_update"),
    })
    .transform(() => null),
]);

const toNews = (
  { consignment_id, invoice }: { consignment_id: string; invoice: number | null },
  status: CourierNews["status"],
): CourierNews => ({ consignmentId: consignment_id, orderNumber: invoice, status });
