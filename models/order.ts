import "@/models/settings";
import { model, Schema } from "mongoose";
import { EVENT_KINDS, EVENT_ROLES, ORDER_SOURCES } from "@/lib/orders/constants";
import { callingSchema, callSchema, noteSchema } from "@/models/order-call";
import { exchangeSchema, orderReturnSchema } from "@/models/order-return";
import { parcelSchema } from "@/models/parcel";
import { SETTLEMENTS, STORED_STATUSES } from "@/lib/orders/lifecycle";

/** A cart line as it was ordered. Orders are shown from this, never by joining products. */
const orderLineSchema = new Schema(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    productId: { type: Schema.Types.ObjectId, required: true },
    productName: { type: String, required: true },
    category: { type: String, required: true },
    size: { type: String, default: "" },
    color: { type: String, default: "" },
    quantity: { type: Number, required: true },
    /** The stock unit that its pieces came from; missing where the product was not counted. */
    unitId: { type: Schema.Types.ObjectId },
    /** Whole BDT: unit price times quantity. */
    price: { type: Number, required: true },
    image1: { type: String, default: "" },
    image2: { type: String, default: "" },
    image3: { type: String, default: "" },
  },
  { _id: false },
);

/** What an order that is being placed will hold once it is, for those that are placed beside it. */
const reservationSchema = new Schema(
  {
    /** Whole BDT. */
    amount: { type: Number, required: true },
    lines: {
      type: [
        new Schema(
          {
            productId: { type: Schema.Types.ObjectId, required: true },
            quantity: { type: Number, required: true },
          },
          { _id: false },
        ),
      ],
      required: true,
    },
  },
  { _id: false },
);

/** Of an order by an account that has proved nothing: what such accounts share. */
const newcomerSchema = new Schema(
  {
    phone: { type: String, required: true },
    /** A keyed digest of the client's address; missing where that is not known, and a day later. */
    address: { type: String },
    pieces: { type: Number, required: true },
  },
  { _id: false },
);

/** Pieces of an option that a change of the order's contents adds (more than 0) or gives back. */
const settlementLineSchema = new Schema(
  {
    productId: { type: Schema.Types.ObjectId, required: true },
    size: { type: String, default: "" },
    color: { type: String, default: "" },
    quantity: { type: Number, required: true },
    unitId: { type: Schema.Types.ObjectId, required: true },
  },
  { _id: false },
);

/** What happened to the order and who did it: timeline, record and messages read it. */
const orderEventSchema = new Schema(
  {
    id: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    by: {
      type: new Schema(
        { role: { type: String, enum: EVENT_ROLES, required: true }, id: { type: Schema.Types.ObjectId } },
        { _id: false },
      ),
      required: true,
    },
    kind: { type: String, enum: EVENT_KINDS, required: true },
    details: { type: Schema.Types.Mixed, default: {} },
  },
  { _id: false, id: false, minimize: false },
);

const orderSchema = new Schema(
  {
    /** Missing where the shop wrote the order down for somebody; an exchange is its customer's. */
    userId: { type: Schema.Types.ObjectId },
    /** The checkout's Idempotency-Key, unique for each user; of an order without one, behind the id of who wrote it down. */
    key: { type: String, required: true },
    /** Of what was sent with the key, so that another order with the same key is noticed: see digest-request.ts. */
    digest: { type: new Schema({ contact: String, cart: String }, { _id: false }) },
    /** SHA-256 of the token in the link that shows it without a login: see lib/orders/tracking/tracking-token.ts. */
    trackingDigest: { type: String },
    /** What people call the order; present once it is placed. */
    orderNumber: { type: Number },
    name: { type: String, required: true },
    /** Empty where the shop wrote the order down and was told none. */
    email: { type: String, default: "" },
    phone: { type: String, required: true },
    address: { type: String, required: true },
    deliveryLocation: { type: String, required: true },
    /** Whole BDT: all lines and the delivery charge, less the discount. */
    amount: { type: Number, default: 0 },
    deliveryCharge: { type: Number, default: 0 },
    /** Taken off the lines and the charge; whole BDT. */
    discount: {
      type: new Schema({ amount: { type: Number, required: true }, reason: String }, { _id: false }),
    },
    paymentMethod: { type: String, required: true },
    source: { type: String, enum: ORDER_SOURCES },
    cartItems: { type: [orderLineSchema], default: [] },
    /** `placing` and `abandoned` are never shown: see lib/orders/place/place-order.ts. */
    status: {
      type: String,
      enum: STORED_STATUSES,
      required: true,
    },
    /** What admins find the order by: see lib/orders/search/rules.ts. */
    searchKeys: { type: [String], default: undefined },
    /** Until when a `placing` order belongs to the request that is placing it. */
    leaseUntil: { type: Date },
    /** Present while it is being placed. */
    reservation: { type: reservationSchema },
    newcomer: { type: newcomerSchema },
    orderTime: { type: Date, required: true },
    /** What is still to be done with the stock that this order holds. */
    settlement: { type: String, enum: SETTLEMENTS },
    /** Which change of state it is of. */
    settlementId: { type: Schema.Types.ObjectId },
    settlementLines: { type: [settlementLineSchema], default: undefined },
    /** Until when, by the database's clock, it is one process alone that does it. */
    settlingUntil: { type: Date },
    /** Rises with each change of an order that is placed. */
    version: { type: Number, default: 0 },
    /** Each is written in the update that does what it tells of: see lib/orders/events.ts. */
    events: { type: [orderEventSchema], default: [] },
    /** Ids of events that are no messages yet: see lib/messages/relay-events.ts. */
    outbox: { type: [Schema.Types.ObjectId], default: undefined },
    /** By the database's clock. */
    confirmedAt: { type: Date },
    /** Of a Confirmed order. */
    parcel: { type: parcelSchema },
    returns: { type: [orderReturnSchema], default: undefined },
    exchangeOf: { type: exchangeSchema },
    calls: { type: [callSchema], default: undefined },
    notes: { type: [noteSchema], default: undefined },
    /** When to call again, as the last call left it. */
    nextCallAt: { type: Date },
    /** Paid before delivery: whole BDT, and the number that bKash or Nagad gave it. */
    advance: {
      type: new Schema({ amount: { type: Number, required: true }, reference: String }, { _id: false }),
    },
    /** Each change of it, in whole BDT; missing as long as there was none. */
    advances: {
      type: [
        new Schema(
          { at: { type: Date, required: true }, amount: { type: Number, required: true } },
          { _id: false },
        ),
      ],
      default: undefined,
    },
    calling: { type: callingSchema },
    /** When its slip or label was printed last, and by whom. */
    printed: {
      type: new Schema(
        { at: { type: Date, required: true }, by: { type: Schema.Types.ObjectId, required: true } },
        { _id: false },
      ),
    },
    /** True where its customer cancelled it themselves. */
    isCalledOff: { type: Boolean },
    /** The Idempotency-Key with which an admin cancelled it among others, and what that was to cancel. */
    bulkCancel: { type: new Schema({ key: String, digest: String }, { _id: false }) },
    /** Out of sight, kept for the record. */
    deletedAt: { type: Date, default: null },
  },
  { timestamps: true },
);
orderSchema.index({ userId: 1, key: 1 }, { unique: true });
orderSchema.index(
  { orderNumber: 1 },
  { unique: true, partialFilterExpression: { orderNumber: { $type: "number" } } },
);
orderSchema.index({ trackingDigest: 1 }, { sparse: true });
orderSchema.index({ userId: 1, deletedAt: 1, _id: -1 });
orderSchema.index({ email: 1, deletedAt: 1, _id: -1 });
orderSchema.index({ deletedAt: 1, _id: -1 });
orderSchema.index({ status: 1, deletedAt: 1, _id: -1 });
orderSchema.index({ status: 1, orderNumber: 1 });
orderSchema.index({ orderTime: 1 });
orderSchema.index({ updatedAt: 1 });
// The queue: those to be called again by their time, the others by their age.
orderSchema.index({ status: 1, deletedAt: 1, nextCallAt: 1, _id: 1 });
orderSchema.index(
  { deletedAt: -1, _id: -1 },
  { partialFilterExpression: { isCalledOff: true }, name: "calledOff" },
);
orderSchema.index(
  { "parcel.state": 1, deletedAt: 1, _id: 1, "parcel.courier": 1 },
  { partialFilterExpression: { "parcel.state": { $exists: true } } },
);
// The money: what is still to come, what differs, and what was handed over when.
orderSchema.index(
  { "parcel.cashReceived": 1, "parcel.state": 1, "parcel.handedOverAt": 1 },
  { partialFilterExpression: { "parcel.cashExpected": { $gt: 0 } }, name: "openCash" },
);
orderSchema.index(
  { "parcel.cashDifference": 1, _id: 1 },
  { partialFilterExpression: { "parcel.cashDifference": { $type: "number" } }, name: "cashDifference" },
);
orderSchema.index(
  { "parcel.cash.at": 1 },
  { partialFilterExpression: { "parcel.cash.at": { $type: "date" } }, name: "cashLedger" },
);
orderSchema.index(
  { "advances.at": 1 },
  { partialFilterExpression: { "advances.at": { $type: "date" } }, name: "advanceLedger" },
);
orderSchema.index(
  { "parcel.handedOverAt": 1 },
  { partialFilterExpression: { "parcel.handedOverAt": { $type: "date" } }, name: "handedOver" },
);
// A code is of one parcel.
orderSchema.index(
  { "parcel.trackingCode": 1, "parcel.courier": 1 },
  { unique: true, partialFilterExpression: { "parcel.trackingCode": { $type: "string" } } },
);
orderSchema.index(
  { "returns.settledAt": -1 },
  { partialFilterExpression: { "returns.settledAt": { $type: "date" } }, name: "settledReturns" },
);
orderSchema.index(
  { "returns.state": 1, _id: 1 },
  { partialFilterExpression: { "returns.state": { $exists: true } }, name: "returns" },
);
orderSchema.index(
  { "parcel.consignmentId": 1 },
  { unique: true, partialFilterExpression: { "parcel.consignmentId": { $type: "string" } } },
);
orderSchema.index(
  { "parcel.booking.retryAt": 1 },
  { partialFilterExpression: { "parcel.booking.retryAt": { $type: "date" } }, name: "openBookings" },
);
orderSchema.index(
  { "parcel.pollAt": 1 },
  { partialFilterExpression: { "parcel.pollAt": { $type: "date" } }, name: "polledParcels" },
);
orderSchema.index({ searchKeys: 1, _id: -1 });
orderSchema.index({ phone: 1, status: 1, _id: 1 });
// Their keys do not change with the status, so that no reader misses an order that is committed meanwhile.
orderSchema.index(
  { "newcomer.phone": 1, _id: 1 },
  { partialFilterExpression: { "newcomer.phone": { $type: "string" } } },
);
orderSchema.index(
  { "newcomer.address": 1, _id: 1 },
  { partialFilterExpression: { "newcomer.address": { $type: "string" } } },
);
orderSchema.index({ "bulkCancel.key": 1 }, { sparse: true });
orderSchema.index(
  { outbox: 1 },
  { partialFilterExpression: { outbox: { $type: "objectId" } }, name: "outbox" },
);
orderSchema.index({ leaseUntil: 1 }, { sparse: true });
orderSchema.index({ settlement: 1 }, { sparse: true });

export const Order = model("Order", orderSchema, "orders");
