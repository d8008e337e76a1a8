import { z } from "zod";
import { COURIERS } from "@/lib/couriers/constants";
import { idSchema } from "@/lib/http/id-schema";
import { paginationFields } from "@/lib/http/pagination";
import { PARCEL_STATES } from "@/lib/orders/constants";
import { cleanLine } from "@/lib/text";

const MAX_CODE_LENGTH = 64;
const MAX_URL_LENGTH = 500;
const MAX_LINES = 200;
const MAX_PIECES = 100_000;

const CODE_MESSAGE = "A tracking code has letters, digits, dots, dashes and slashes only.";

/** What couriers call a parcel. */
export const trackingCodeSchema = z
  .string()
  .max(MAX_CODE_LENGTH, CODE_MESSAGE)
  .transform(cleanLine)
  .pipe(z.string().regex(/^(?:[A-Za-z0-9][\w./-]*)?$/, CODE_MESSAGE));

/** PATCH /orders/{id}/parcel. An empty code or address takes it away. */
export const moveParcelSchema = z.object({
  from: z.enum(PARCEL_STATES),
  to: z.enum(PARCEL_STATES),
  courier: z.enum(COURIERS).optional(),
  trackingCode: trackingCodeSchema.optional(),
  trackingUrl: z
    .union([z.literal(""), z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(MAX_URL_LENGTH)])
    .optional(),
  returned: z
    .array(
      z.object({
        lineId: idSchema,
        sellable: z.int().min(0).max(MAX_PIECES).describe("Pieces that came back and can be sold again."),
        back: z
          .int()
          .min(0)
          .max(MAX_PIECES)
          .optional()
          .describe("All pieces that came back; as many as can be sold again where it is missing."),
      }),
    )
    .max(MAX_LINES)
    .optional(),
});

export type MoveParcelInput = z.output<typeof moveParcelSchema>;
export type MoveParcelRequest = z.input<typeof moveParcelSchema>;

export const PARCELS_STEP = 50;

/** GET /parcels. `after` is the id of the last one seen. */
export const parcelListQuerySchema = z.object({
  tab: z.enum(["toPack", "withCourier", "done"]).optional(),
  state: z.enum(PARCEL_STATES).optional(),
  courier: z.enum(COURIERS).optional(),
  q: paginationFields.q,
  after: idSchema.optional(),
  limit: paginationFields.limit,
});

export type ParcelListQuery = z.output<typeof parcelListQuerySchema>;
export type ParcelPlace = Omit<ParcelListQuery, "after" | "limit">;

/** The list as the address of its page has it. What makes no sense there is the first tab. */
export function parseParcelPlace(address: URLSearchParams): ParcelPlace {
  const parsed = parcelListQuerySchema
    .omit({ after: true, limit: true })
    .safeParse(Object.fromEntries(address));
  return parsed.success ? parsed.data : {};
}

/** The same as the query of an address, with its question mark; empty for the first tab. */
export function parcelSearch(query: ParcelListQuery): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return given.length === 0 ? "" : `?${new URLSearchParams(given).toString()}`;
}

/** So many ids fit into an address. */
export const MAX_FILE_IDS = 100;

/** GET /parcels/file. Without `ids`, all that are packed. */
export const courierFileQuerySchema = z.object({
  courier: z.enum(COURIERS),
  ids: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(idSchema).max(MAX_FILE_IDS))
    .optional(),
});

export const MAX_TRACKING_ROWS = 100;

/** GET /parcels/tracking: order numbers and codes, such as `10023:SFR-1,10024:SFR-2`. */
export const trackingQuerySchema = z.object({
  rows: z
    .string()
    .transform((text) => text.split(",").map((row) => row.split(":")))
    .pipe(
      z
        .array(
          z
            .tuple([z.string().regex(/^\d{1,9}$/), trackingCodeSchema.pipe(z.string().min(1))])
            .transform(([orderNumber, code]) => ({ orderNumber: Number(orderNumber), code })),
        )
        .max(MAX_TRACKING_ROWS),
    ),
});

export interface TrackingRow {
  orderNumber: number;
  code: string;
}
