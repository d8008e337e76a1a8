import { z } from "zod";
import { courierSchema } from "@/lib/delivery/couriers/schema";
import { idSchema } from "@/lib/platform/http/id-schema";
import { listFields } from "@/lib/platform/http/list";
import { cleanLine } from "@/lib/platform/text/text";
import { changeContentsSchema } from "@/lib/orders/contents/schema";
import { parcelStateSchema } from "@/lib/orders/lifecycle/schema";
import { PARCEL_TAB_NAMES } from "@/lib/orders/lifecycle/rules";
import { idListSchema, lineSchema } from "@/lib/platform/http/schema";
import { DISTRICTS, MAX_AREA_LENGTH } from "@/lib/settings/zones/rules";

export const MAX_CODE_LENGTH = 64;
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
  from: parcelStateSchema,
  to: parcelStateSchema,
  courier: courierSchema.optional(),
  trackingCode: trackingCodeSchema.optional(),
  trackingUrl: z
    .union([z.literal(""), z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(MAX_URL_LENGTH)])
    .optional(),
  district: z
    .enum(["", ...DISTRICTS])
    .optional()
    .describe("Where the address names none."),
  area: lineSchema(MAX_AREA_LENGTH, "Please keep the zone short.")
    .optional()
    .describe("The zone within the district, as couriers call it."),
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

/** PATCH /orders/{id}/recipient: within the limits of this courier. A text that is not sent stays as it is. */
export const correctRecipientSchema = changeContentsSchema
  .pick({ version: true, name: true, address: true })
  .extend({ courier: courierSchema });

export type CorrectRecipientInput = z.output<typeof correctRecipientSchema>;
export type CorrectRecipientRequest = z.input<typeof correctRecipientSchema>;

export const PARCELS_STEP = 50;

/** The list of parcels as the address of its page has it. */
export const parcelPlaceSchema = z.object({
  tab: z.enum(PARCEL_TAB_NAMES).optional(),
  state: parcelStateSchema.optional(),
  courier: courierSchema.optional(),
  q: listFields.q,
});

export type ParcelPlace = z.output<typeof parcelPlaceSchema>;

/** GET /parcels */
export const parcelListQuerySchema = parcelPlaceSchema.extend(listFields);

export type ParcelListQuery = z.output<typeof parcelListQuerySchema>;

/** About so many parcels news can be asked for at once. */
export const MAX_SEEN = 50;

/**
 * GET /parcels/news: of one search, and of the parcels that are shown, such as `ID:MARK,ID:MARK` (markOf). With a `tab`, what
 * it holds is counted, and what is still to do.
 */
export const parcelNewsQuerySchema = parcelPlaceSchema.pick({ tab: true, courier: true, q: true }).extend({
  seen: z
    .string()
    .transform((text) => text.split(",").map((row) => row.split(":")))
    .pipe(
      z
        .array(
          z.tuple([idSchema, z.string().regex(/^[\da-z]{0,7}$/)]).transform(([id, mark]) => ({ id, mark })),
        )
        .max(MAX_SEEN),
    )
    .optional(),
});

export type ParcelNewsQuery = z.output<typeof parcelNewsQuerySchema>;

/** So many ids fit into an address. */
export const MAX_FILE_IDS = 100;

/** GET /parcels/file. Without `ids`, all that are packed. */
export const courierFileQuerySchema = z.object({
  courier: courierSchema,
  ids: idListSchema(MAX_FILE_IDS).optional(),
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
