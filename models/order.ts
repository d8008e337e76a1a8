import "@/models/settings";
import { model, Schema } from "mongoose";
import { LANGUAGES } from "@/lib/words/constants";
import { COUPON_KINDS } from "@/lib/orders/coupons/constants";
import { CANCELLATION_REASONS, EVENT_ROLES, ORDER_SOURCES } from "@/lib/orders/constants";
import { callingSchema, callSchema, noteSchema } from "@/models/order-call";
import { advanceChangeSchema, advanceNoteSchema, advanceSchema } from "@/models/order-advance";
import { exchangeSchema, orderReturnSchema } from "@/models/order-return";
import { parcelSchema } from "@/models/parcel";
import {
  EVENT_KINDS,
  ORDER_STATUSES,
  PARCEL_STATES,
  SETTLEMENTS,
  STORED_STATUSES,
} from "@/lib/orders/lifecycle";
import { part, stamped } from "@/models/part";
import { ORDER_INDEXES } from "@/models/order-indexes";

/** A cart line as it was ordered. Orders are shown from this, never by joining products. */
const orderLineSchema = part({
  _id: { type: Schema.Types.ObjectId, required: true },
  productId: { type: Schema.Types.ObjectId, required: true },
  productName: { type: String, required: true },
  productNameBn: { type: String },
  category: { type: String, required: true },
  size: { type: String, default: "" },
  color: { type: String, default: "" },
  quantity: { type: Number, required: true },
  /** The stock unit that its pieces came from; missing where the product was not counted. */
  unitId: { type: Schema.Types.ObjectId },
  /** Whole BDT: unit price times quantity. */
  price: { type: Number, required: true },
  /** What each piece cost the shop on the day it was ordered, in paisa; missing where nobody had told. Only admins see sums of it. */
  costPaisa: { type: Number },
  image1: { type: String, default: "" },
  /** The colour that image1 shows, where it is not that of the line. */
  shownIn: { type: String },
  image2: { type: String, default: "" },
  image3: { type: String, default: "" },
});

/** What an order will hold once it is placed. Orders that are placed at the same time count it. */
const reservationSchema = part({
  /** Whole BDT. */
  amount: { type: Number, required: true },
  lines: {
    type: [
      part({
        productId: { type: Schema.Types.ObjectId, required: true },
        quantity: { type: Number, required: true },
        /** The cart line. An order that has claimed the same line does not count beside this one. */
        lineId: { type: Schema.Types.ObjectId },
      }),
    ],
    required: true,
  },
});

/** Marks an order by an account that has proved no phone and that nobody has spoken with yet. */
const newcomerSchema = part({
  /**
   * What it has in common with others, as `phone:01…`, `mailbox:…` and `address:…`; the last is a keyed digest of the
   * client's address, missing where that is not known, and a day later.
   */
  shared: { type: [String], default: undefined },
  /** How many pieces the order holds; 0 where it waits for a call first. */
  pieces: { type: Number, required: true },
});

/** Pieces of an option that a change of the order's contents adds (more than 0) or gives back. */
const settlementLineSchema = part({
  productId: { type: Schema.Types.ObjectId, required: true },
  size: { type: String, default: "" },
  color: { type: String, default: "" },
  quantity: { type: Number, required: true },
  unitId: { type: Schema.Types.ObjectId, required: true },
});

/** What happened to the order and who did it: timeline, record and messages read it. */
const orderEventSchema = new Schema(
  {
    id: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    by: {
      type: part({
        role: { type: String, enum: EVENT_ROLES, required: true },
        id: { type: Schema.Types.ObjectId },
      }),
      required: true,
    },
    kind: { type: String, enum: EVENT_KINDS, required: true },
    details: { type: Schema.Types.Mixed, default: {} },
  },
  { _id: false, id: false, minimize: false },
);

/** The code that the customer gave, with its terms of that moment. What it takes off is in the discount too; whole BDT. */
const orderCouponSchema = part({
  couponId: { type: Schema.Types.ObjectId, required: true },
  /** Its document in `couponUses`, as long as the order is not cancelled. */
  useId: { type: Schema.Types.ObjectId, required: true },
  code: { type: String, required: true },
  kind: { type: String, enum: COUPON_KINDS, required: true },
  value: { type: Number, required: true },
  minItems: { type: Number },
  categories: { type: [String], default: undefined },
  discount: { type: Number, required: true },
  /** What the shop takes off beside it. */
  own: { type: part({ amount: { type: Number, required: true }, reason: String }) },
});

const cancellationSchema = part({
  /** By the database's clock. */
  at: { type: Date, required: true },
  /** The order's status before, and its parcel's state. */
  from: { type: String, enum: ORDER_STATUSES, required: true },
  parcelState: { type: String, enum: PARCEL_STATES },
  reason: { type: String, enum: CANCELLATION_REASONS },
  note: { type: String },
  /** True where the order was deleted, not cancelled. */
  isDeletion: { type: Boolean },
});

const orderSchema = stamped({
  /** Missing where the shop wrote the order down for somebody; an exchange has its customer's id. */
  userId: { type: Schema.Types.ObjectId },
  /** The checkout's Idempotency-Key, unique for each user; without a user, the id of the writer stands in front. */
  key: { type: String, required: true },
  /** Digests of the request with the key, so that another order with the same key is noticed: see digest-request.ts. */
  digest: { type: part({ contact: String, cart: String }) },
  /** SHA-256 of the token in the link that shows it without a login: see lib/orders/tracking/tracking-token.ts. */
  trackingDigest: { type: String },
  /** The number that people know the order by; present once it is placed. */
  orderNumber: { type: Number },
  name: { type: String, required: true },
  /** Empty where the shop wrote the order down and was told none. */
  email: { type: String, default: "" },
  phone: { type: String, required: true },
  address: { type: String, required: true },
  deliveryLocation: { type: String, required: true },
  /** Where in it, as lib/settings/zones/thanas.ts names it: where the checkout or the desk asked for it. */
  district: { type: String },
  thana: { type: String },
  /** A note for the rider, such as "after 5 pm". */
  riderNote: { type: String },
  /** In which it was placed and its customer is written to; else the account's, and then the shop's. */
  language: { type: String, enum: LANGUAGES },
  /** Whole BDT: all lines and the delivery charge, less the discount. */
  amount: { type: Number, default: 0 },
  deliveryCharge: { type: Number, default: 0 },
  /** Taken off the lines and the charge; whole BDT. */
  discount: {
    type: part({ amount: { type: Number, required: true }, reason: String }),
  },
  coupon: { type: orderCouponSchema },
  paymentMethod: { type: String, required: true },
  source: { type: String, enum: ORDER_SOURCES },
  cartItems: { type: [orderLineSchema], default: [] },
  /** `placing` and `abandoned` are never shown: see lib/orders/place/place-order.ts. */
  status: {
    type: String,
    enum: STORED_STATUSES,
    required: true,
  },
  /** The keys that admins find the order by: see lib/orders/search/rules.ts. */
  searchKeys: { type: [String], default: undefined },
  /** Until when a `placing` order belongs to the request that is placing it. */
  leaseUntil: { type: Date },
  /** Present while it is being placed. */
  reservation: { type: reservationSchema },
  newcomer: { type: newcomerSchema },
  /** True where it holds no pieces until somebody has called: see lib/orders/limits/require-within-limits.ts. */
  callFirst: { type: Boolean },
  orderTime: { type: Date, required: true },
  /** What the shop still has to do with the stock that this order holds. */
  settlement: { type: String, enum: SETTLEMENTS },
  /** The change of state that the settlement belongs to. */
  settlementId: { type: Schema.Types.ObjectId },
  settlementLines: { type: [settlementLineSchema], default: undefined },
  /** Lease: until then, by the database's clock, a single process does it. */
  settlingUntil: { type: Date },
  /** Rises with each change of an order that is placed. */
  version: { type: Number, default: 0 },
  /** The update that makes a change also writes its event: see lib/orders/events.ts. */
  events: { type: [orderEventSchema], default: [] },
  /** Ids of events that have no messages yet: see lib/messages/relay-events.ts. */
  outbox: { type: [Schema.Types.ObjectId], default: undefined },
  /** Events whose messages could not be made: lib/messages/relay-events.ts. */
  untold: { type: [Schema.Types.ObjectId], default: undefined },
  /** By the database's clock. */
  confirmedAt: { type: Date },
  /** The parcel of a Confirmed order. */
  parcel: { type: parcelSchema },
  returns: { type: [orderReturnSchema], default: undefined },
  exchangeOf: { type: exchangeSchema },
  calls: { type: [callSchema], default: undefined },
  /** The event of the last call, until that is taken back. */
  undoableCall: { type: Schema.Types.ObjectId },
  notes: { type: [noteSchema], default: undefined },
  /** When to call again, as the last call left it. */
  nextCallAt: { type: Date },
  advance: { type: advanceSchema },
  /** Each change of it; missing as long as there was none. */
  advances: { type: [advanceChangeSchema], default: undefined },
  advanceNote: { type: advanceNoteSchema },
  calling: { type: callingSchema },
  /** When an admin last printed its slip or label, and which admin. */
  printed: {
    type: part({ at: { type: Date, required: true }, by: { type: Schema.Types.ObjectId, required: true } }),
  },
  /** True where its customer cancelled it themselves. */
  isCalledOff: { type: Boolean },
  /** The state of a cancelled order before, so that an admin can undo it, and the reason. */
  cancellation: { type: cancellationSchema },
  /** The Idempotency-Key of the bulk cancellation that cancelled it, and the digest of its request. */
  bulkCancel: { type: part({ key: String, digest: String }) },
  /** When it was deleted: it is hidden, and kept for the record. */
  deletedAt: { type: Date, default: null },
});
for (const [keys, options] of ORDER_INDEXES) orderSchema.index(keys, options);

export const Order = model("Order", orderSchema, "orders");
