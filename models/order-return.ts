import "@/models/settings";
import { Schema } from "mongoose";
import {
  EVENT_ROLES,
  REFUND_METHODS,
  RETURN_REASONS,
  RETURN_REFUSALS,
  RETURN_WISHES,
} from "@/lib/orders/constants";
import { RETURN_STATES } from "@/lib/orders/lifecycle";
import { part } from "@/models/part";

const actorSchema = part({
  role: { type: String, enum: EVENT_ROLES, required: true },
  id: { type: Schema.Types.ObjectId },
});

export const returnedPiecesSchema = part({
  lineId: { type: Schema.Types.ObjectId, required: true },
  quantity: { type: Number, required: true },
  reason: { type: String, enum: RETURN_REASONS, required: true },
  /** Whole BDT agreed for these pieces, less their share of the discount. */
  value: { type: Number, required: true },
  /** How many of the pieces can be sold again; missing until they have arrived. */
  sellable: { type: Number },
  /** The size and colour of the same product that the customer wants instead. */
  wanted: {
    type: part({ size: { type: String, default: "" }, color: { type: String, default: "" } }),
  },
});

/** Money that went back to the customer; recorded once. */
const refundSchema = part({
  at: { type: Date, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
  /** Whole BDT. */
  amount: { type: Number, required: true },
  method: { type: String, enum: REFUND_METHODS, required: true },
  reference: { type: String, default: "" },
  /** Why the refund is less than the pieces were worth. */
  reason: { type: String },
});

/** Pieces that a customer sends back after delivery, and what they get for them. */
export const orderReturnSchema = part({
  id: { type: Schema.Types.ObjectId, required: true },
  at: { type: Date, required: true },
  by: { type: actorSchema, required: true },
  /** The id of the user who opened or asked for it, followed by their Idempotency-Key. */
  key: { type: String, required: true },
  /** A digest of the request with the key, so that another request with the same key is noticed. */
  digest: { type: String },
  state: { type: String, enum: RETURN_STATES, required: true },
  wish: { type: String, enum: RETURN_WISHES, required: true },
  lines: { type: [returnedPiecesSchema], required: true },
  /** How many pieces the customer asked for, where the desk accepted fewer. */
  piecesAsked: { type: Number },
  /** A note by the person who opened it; the customer's own words where they asked for it. */
  note: { type: String },
  /** Where the customer wants their money; taken off as soon as the return is over. */
  payTo: {
    type: part({
      method: { type: String, enum: REFUND_METHODS, required: true },
      account: { type: String, default: "" },
    }),
  },
  /** Ids of the customer's photographs: see models/return-picture.ts. */
  pictures: { type: [Schema.Types.ObjectId], default: undefined },
  /** Why an admin accepted it although the return window was over. */
  lateReason: { type: String },
  /** When the desk accepted or refused the request. */
  decidedAt: { type: Date },
  refusal: {
    type: part({
      reason: { type: String, enum: RETURN_REFUSALS, required: true },
      words: { type: String, default: "" },
    }),
  },
  receivedAt: { type: Date },
  settledAt: { type: Date },
  /** When it was voided, without a result. */
  voidedAt: { type: Date },
  refund: { type: refundSchema },
  /** The order that brings the exchange. */
  exchangeOrderId: { type: Schema.Types.ObjectId },
  /** Until then the exchange may still go back a step, so the return stays open: see lib/orders/lock-return.ts. */
  lockedUntil: { type: Date },
});

/** Marks an exchange order: it brings other goods for pieces that were returned from an earlier order. */
export const exchangeSchema = part({
  orderId: { type: Schema.Types.ObjectId, required: true },
  orderNumber: { type: Number, required: true },
  returnId: { type: Schema.Types.ObjectId, required: true },
  /** Whole BDT that the returned pieces are worth: the courier collects so much less. */
  credit: { type: Number, required: true },
});
