import { courierSchema } from "@/lib/delivery/couriers/schema";
import { z } from "zod";
import { BOOKING_STATES } from "@/lib/delivery/bookings/constants";
import { pageSchema } from "@/lib/platform/http/list";
import { orderDtoSchema } from "@/lib/orders/dto";
import { parcelStateSchema } from "@/lib/orders/lifecycle/schema";
import { exchangeOfSchema, returnSummarySchema } from "@/lib/orders/lines/dto";
import { momentSchema } from "@/lib/platform/time/schema";

const parcelDtoSchema = z.object({
  state: parcelStateSchema,
  since: momentSchema.nullable().describe("When it came into this state."),
  handedOverAt: momentSchema.nullable(),
  courier: courierSchema.nullable(),
  trackingCode: z.string(),
  trackingUrl: z.string().nullable().describe("Where it can be followed."),
  consignmentId: z.string().describe("The courier's own number of it, where it was booked over an API."),
  bookedAmount: z.int().nullable().describe("Whole BDT that the courier was told to collect then."),
  booking: z
    .object({ courier: courierSchema, state: z.enum(BOOKING_STATES), problem: z.string() })
    .nullable()
    .describe("A booking that is under way, or was refused."),
  courierStatus: z.string().describe("The courier's last word, such as `in_review`."),
  cashExpected: z.int().nullable().describe("Whole BDT that the courier was told to collect."),
  cashReceived: z.int().nullable().describe("Whole BDT that came in for it; null as long as nothing did."),
  returned: z
    .array(
      z.object({
        lineId: z.string(),
        sellable: z.int(),
        back: z.int().describe("With those that cannot be sold again, as far as they were counted."),
      }),
    )
    .nullable()
    .describe("What came back; null until somebody has looked."),
});

export type ParcelDto = z.output<typeof parcelDtoSchema>;

/** An order as the desk of the parcels shows it. */
export const parcelOrderDtoSchema = orderDtoSchema.omit({ returns: true, returnable: true }).extend({
  parcel: parcelDtoSchema,
  cashToCollect: z.int().describe("Whole BDT: the amount less what was paid before."),
  advance: z.int().describe("Whole BDT that was paid before."),
  exchangeOf: exchangeOfSchema,
  returns: z.array(returnSummarySchema).describe("What was sent back after it was delivered, oldest first."),
  returnUntil: z.iso
    .date()
    .nullable()
    .describe("The last day on which it can be returned; null as long as it is not delivered."),
  note: z.string().describe("The last note about the order."),
});

export type ParcelOrderDto = z.output<typeof parcelOrderDtoSchema>;

const parcelCountsSchema = z
  .record(parcelStateSchema, z.int())
  .describe("How many parcels of the same search there are, by state.");

const newCountsSchema = z
  .partialRecord(parcelStateSchema, z.int())
  .describe("How many parcels of the same search there are, by the states that were counted.");

export type ParcelCounts = z.output<typeof parcelCountsSchema>;

export const parcelListDtoSchema = pageSchema(parcelOrderDtoSchema).extend({ counts: parcelCountsSchema });

export type ParcelListDto = z.output<typeof parcelListDtoSchema>;

export const parcelNewsDtoSchema = z.object({
  changed: z
    .array(parcelOrderDtoSchema)
    .describe("Those of the given orders that are others now, as they are."),
  gone: z.array(z.string()).describe("Those of the given orders that there are no more."),
  counts: newCountsSchema,
});

export type ParcelNewsDto = z.output<typeof parcelNewsDtoSchema>;

export const courierFileDtoSchema = z.object({
  fileName: z.string(),
  csv: z.string().describe("UTF-8 with its mark; what a spreadsheet would run is neutralised."),
  included: z.array(z.object({ _id: z.string(), orderNumber: z.int() })),
  leftOut: z
    .array(
      z.object({
        orderId: z.string(),
        orderNumber: z.int(),
        problems: z.array(z.string()),
        kinds: z.array(z.string()),
        lacks: z.array(z.enum(["city", "zone"])).describe("What the desk can add to it."),
        misfits: z.array(z.enum(["name", "address"])).describe("Too long or too short."),
        version: z.int(),
        name: z.string(),
        address: z.string(),
        city: z.string().describe("The district; empty where none is named."),
        zone: z.string().describe("As guessed from the address."),
      }),
    )
    .describe("Packed parcels that the courier would refuse, and why."),
});

export type CourierFileDto = z.output<typeof courierFileDtoSchema>;

const trackingMatchSchema = z.object({
  orderNumber: z.int(),
  code: z.string(),
  outcome: z
    .enum(["matched", "known", "another", "doubled", "notPacked", "unknown"])
    .describe(
      "Whether the code can be noted; `known`: it is already, `another`: the parcel has another one.",
    ),
  orderId: z.string(),
  name: z.string(),
  state: parcelStateSchema,
  courier: courierSchema.nullable(),
  other: z.string().describe("The code that it has, or the number of the order that has this code."),
});

export type TrackingMatch = z.output<typeof trackingMatchSchema>;

export const trackingMatchesDtoSchema = z.object({ rows: z.array(trackingMatchSchema) });
