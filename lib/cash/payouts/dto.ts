import type { Courier } from "@/lib/delivery/couriers/registry";
import { courierSchema } from "@/lib/delivery/couriers/schema";
import { z } from "zod";
import type { Part } from "@/lib/platform/http/list";
import { PAYOUT_OUTCOMES, PAYOUT_STATES } from "@/lib/cash/payouts/constants";
import type { RefundMethod } from "@/lib/orders/constants";
import type { ParcelState } from "@/lib/orders/lifecycle";
import { parcelStateSchema } from "@/lib/orders/lifecycle/schema";

export const payoutOutcomeSchema = z.enum(PAYOUT_OUTCOMES);

const taka = z.int().describe("Whole BDT.");

const payoutRowDtoSchema = z.object({
  row: z.int().describe("In the file, from 1."),
  label: z.string().describe("What the file calls the parcel."),
  amount: taka.nullable().describe("Whole BDT; null where it was not read."),
  outcome: payoutOutcomeSchema,
  orderId: z.string().nullable(),
  orderNumber: z.int().nullable(),
  name: z.string(),
  state: parcelStateSchema.nullable().describe("Where the parcel is."),
  due: taka.nullable(),
  received: taka.nullable().describe("What came in before; null where nothing did."),
  paidBy: z.string().describe("The payout that brought it; empty where none did."),
});

export type PayoutRowDto = z.output<typeof payoutRowDtoSchema>;

export const payoutCheckDtoSchema = z.object({
  digest: z.string().describe("Says what was seen, when it is recorded."),
  rows: z.array(payoutRowDtoSchema),
  sum: taka.describe("Of all rows."),
  recordable: taka.describe("Of the rows that can be recorded."),
  difference: taka.describe("The rows less the charges, less the total: 0 where they agree."),
});

export type PayoutCheckDto = z.output<typeof payoutCheckDtoSchema>;

export const payoutDtoSchema = z.object({
  _id: z.string(),
  courier: courierSchema,
  reference: z.string(),
  day: z.string(),
  total: taka,
  charges: taka,
  state: z.enum(PAYOUT_STATES),
  actorEmail: z.string(),
  toDo: z.int().describe("While it is being recorded or taken back, how many rows that is; else 0."),
  done: z.int().describe("Of these, how many are done."),
  recorded: z.int().describe("Rows that brought their parcels money."),
  sum: taka.describe("Of these rows."),
  missing: taka.describe("What these rows come to beyond what was paid and kept: the courier still owes it."),
  left: z.array(
    z.object({
      row: z.int(),
      label: z.string(),
      amount: taka.nullable(),
      outcome: payoutOutcomeSchema,
    }),
  ),
});

export type PayoutDto = z.output<typeof payoutDtoSchema>;

interface StoredPayout extends Omit<
  PayoutDto,
  "_id" | "toDo" | "done" | "recorded" | "sum" | "missing" | "left"
> {
  _id: { toString(): string };
  done?: number | null;
  missing?: number | null;
  rows: {
    row: number;
    label: string;
    amount?: number | null;
    outcome: PayoutRowDto["outcome"];
    state: string;
  }[];
}

export function toPayoutDto(payout: StoredPayout): PayoutDto {
  const { _id, courier, reference, day, total, charges, state, actorEmail, rows } = payout;
  const recorded = rows.filter((row) => row.state === "recorded");
  const waiting = rows.filter((row) => row.state === "waiting");
  const toDo = state === "recording" ? waiting.length : state === "undoing" ? recorded.length : 0;
  return {
    _id: _id.toString(),
    courier,
    reference,
    day,
    total,
    charges,
    state,
    actorEmail,
    toDo,
    done: Math.min(toDo, payout.done ?? 0),
    recorded: recorded.length,
    sum: recorded.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    missing: state === "recorded" ? (payout.missing ?? 0) : 0,
    left: rows
      .filter((row) => row.state === "left")
      .map(({ row, label, amount, outcome }) => ({ row, label, amount: amount ?? null, outcome })),
  };
}

/** The money of a parcel, in whole BDT. */
export interface ParcelMoney {
  /** The amount that its courier was told to collect, unless it comes back; they pay for a lost one. */
  expected: number;
  /** The same amount, until something comes in for the parcel or it is written off; then the part that a payout left out. */
  due: number;
  /** The amount that came in, without that part. */
  received: number;
  /** Once something came in, the amount below or above the expected one. */
  short: number;
  over: number;
}

/** A parcel in a list of the money. */
export interface CashParcel {
  orderId: string;
  orderNumber: number;
  name: string;
  courier: Courier;
  state: ParcelState;
  money: ParcelMoney;
  /** The amount that is noted as received; null where none is. */
  noted: number | null;
  /** In milliseconds. */
  handedOverAt: number;
  /** Since then. */
  days: number;
}

export interface CourierCash {
  courier: Courier;
  /** The sum over the parcels that were handed over in the last 30 days, as for `received`. */
  expected: number;
  received: number;
  /** Still to come, by age as AGES has it. */
  open: { parcels: number; taka: number }[];
  short: number;
  over: number;
  /** Due as well, for payouts whose rows come to more than what was paid. */
  missing: number;
}

export interface CashReport {
  couriers: CourierCash[];
  late: Part<CashParcel>;
  /** Lost, neither paid nor written off, and not late yet. */
  lost: Part<CashParcel>;
  differing: Part<CashParcel>;
  /** Paid, and not marked as delivered. */
  unmarked: Part<CashParcel>;
  payouts: Part<PayoutDto>;
}

/** Money that went back for a return. */
export interface RefundRow {
  orderId: string;
  returnId: string;
  orderNumber: number;
  /** In milliseconds. */
  at: number;
  /** `YYYY-MM-DD` in Dhaka. */
  day: string;
  amount: number;
  method: RefundMethod;
  reference: string;
}

/** The money of some days, in whole BDT, each entry by the day on which it was noted. */
export interface CashFlow {
  from: string;
  to: string;
  /** Paid out by couriers or kept by them; their payouts' rows beyond that are not. */
  received: number;
  /** As customers paid it to the shop before delivery. */
  advances: number;
  /** The charges that couriers kept of the money received. */
  kept: number;
  refunded: number;
  net: number;
  byMethod: { method: RefundMethod; count: number; taka: number }[];
  /** The latest first. */
  refunds: Part<RefundRow>;
}
