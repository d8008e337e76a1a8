import { model, Schema } from "mongoose";
import { ORDER_STATUSES, SETTLEMENTS } from "@/lib/orders/constants";

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
    /** A keyed digest of the client's address; missing where that is not known. */
    address: { type: String },
    pieces: { type: Number, required: true },
  },
  { _id: false },
);

const orderSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    /** The checkout's Idempotency-Key, unique for each user. */
    key: { type: String, required: true },
    /** Of what was sent with the key, so that another order with the same key is noticed: see digest-request.ts. */
    digest: { type: new Schema({ contact: String, cart: String }, { _id: false }) },
    /** What people call the order; present once it is placed. */
    orderNumber: { type: Number },
    name: { type: String, required: true },
    email: { type: String, required: true },
    phone: { type: String, required: true },
    address: { type: String, required: true },
    deliveryLocation: { type: String, required: true },
    /** Whole BDT: all lines and the delivery charge. */
    amount: { type: Number, default: 0 },
    deliveryCharge: { type: Number, default: 0 },
    paymentMethod: { type: String, required: true },
    cartItems: { type: [orderLineSchema], default: [] },
    /** `placing` and `abandoned` are never shown: see lib/orders/place-order.ts. */
    status: {
      type: String,
      enum: ["placing", "abandoned", ...ORDER_STATUSES],
      required: true,
    },
    /** What admins find the order by: see lib/order-search/rules.ts. */
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
    /** Until when, by the database's clock, it is one process alone that does it. */
    settlingUntil: { type: Date },
    /** Rises with each change of an order that is placed. */
    version: { type: Number, default: 0 },
    /** True where its customer cancelled it himself. */
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
orderSchema.index({ userId: 1, deletedAt: 1, _id: -1 });
orderSchema.index({ email: 1, deletedAt: 1, _id: -1 });
orderSchema.index({ deletedAt: 1, _id: -1 });
orderSchema.index({ status: 1, deletedAt: 1, _id: -1 });
orderSchema.index({ status: 1, orderNumber: 1 });
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
orderSchema.index({ leaseUntil: 1 }, { sparse: true });
orderSchema.index({ settlement: 1 }, { sparse: true });

export const Order = model("Order", orderSchema, "orders", { overwriteModels: true });
