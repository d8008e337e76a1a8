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
  /** Whole BDT that was agreed for these pieces, the discount's share taken off. */
  value: { type: Number, required: true },
  /** Of them, those that can be sold again; missing until they are here. */
  sellable: { type: Number },
  /** What the customer wants instead, of the same product. */
  wanted: {
    type: part({ size: { type: String, default: "" }, color: { type: String, default: "" } }),
  },
});

/** Money that went back; noted once. */
const refundSchema = part({
  at: { type: Date, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
  /** Whole BDT. */
  amount: { type: Number, required: true },
  method: { type: String, enum: REFUND_METHODS, required: true },
  reference: { type: String, default: "" },
  /** Why it is less than the pieces were worth. */
  reason: { type: String },
});

/** Pieces that a customer sends back after they were delivered, and what they get for them. */
export const orderReturnSchema = part({
  id: { type: Schema.Types.ObjectId, required: true },
  at: { type: Date, required: true },
  by: { type: actorSchema, required: true },
  /** The Idempotency-Key that it was opened or asked for with, behind the id of who did it. */
  key: { type: String, required: true },
  /** Of what was sent with the key, so that another request with the same key is noticed. */
  digest: { type: String },
  state: { type: String, enum: RETURN_STATES, required: true },
  wish: { type: String, enum: RETURN_WISHES, required: true },
  lines: { type: [returnedPiecesSchema], required: true },
  /** Pieces that the customer asked for, where fewer were accepted. */
  piecesAsked: { type: Number },
  /** By whoever opened it: of one that a customer asked for, their own words. */
  note: { type: String },
  /** Ids of what they have photographed: see models/return-picture.ts. */
  pictures: { type: [Schema.Types.ObjectId], default: undefined },
  /** Why an admin took it although the return window was over. */
  lateReason: { type: String },
  /** When the desk accepted or refused what was asked for. */
  decidedAt: { type: Date },
  refusal: {
    type: part({
      reason: { type: String, enum: RETURN_REFUSALS, required: true },
      words: { type: String, default: "" },
    }),
  },
  receivedAt: { type: Date },
  settledAt: { type: Date },
  /** When nothing came of it. */
  voidedAt: { type: Date },
  refund: { type: refundSchema },
  /** The order that brings something else instead. */
  exchangeOrderId: { type: Schema.Types.ObjectId },
  /** Until then that one may take a step back, and settles nothing: see lib/orders/lock-return.ts. */
  lockedUntil: { type: Date },
});

/** Of an order that brings something else for what another one's customer sent back. */
export const exchangeSchema = part({
  orderId: { type: Schema.Types.ObjectId, required: true },
  orderNumber: { type: Number, required: true },
  returnId: { type: Schema.Types.ObjectId, required: true },
  /** Whole BDT that the returned pieces are worth: so much less is collected. */
  credit: { type: Number, required: true },
});
