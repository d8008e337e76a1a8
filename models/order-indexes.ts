import type { IndexDefinition, IndexOptions } from "mongoose";
import { onlyWith } from "@/models/only-with";

/** The indexes of orders: their keys, and what is in them. */
export const ORDER_INDEXES: readonly [keys: IndexDefinition, options?: IndexOptions][] = [
  [{ userId: 1, key: 1 }, { unique: true }],
  [{ orderNumber: 1 }, { unique: true, ...onlyWith("orderNumber", "number") }],
  [{ trackingDigest: 1 }, { sparse: true }],
  [{ userId: 1, deletedAt: 1, _id: -1 }],
  [{ email: 1, deletedAt: 1, _id: -1 }],
  [{ deletedAt: 1, _id: -1 }],
  [{ status: 1, deletedAt: 1, _id: -1 }],
  [{ status: 1, orderNumber: 1 }],
  [{ orderTime: 1 }],
  [{ updatedAt: 1 }],
  // The call queue: orders to call again sort by that time, the others by age.
  [{ status: 1, deletedAt: 1, nextCallAt: 1, _id: 1 }],
  [
    { deletedAt: -1, _id: -1 },
    { partialFilterExpression: { isCalledOff: true }, name: "calledOff" },
  ],
  [
    { "parcel.state": 1, deletedAt: 1, _id: 1, "parcel.courier": 1 },
    { partialFilterExpression: { "parcel.state": { $exists: true } } },
  ],
  [
    { "parcel.courier": 1, "parcel.state": 1, deletedAt: 1 },
    { ...onlyWith("parcel.courier", "string"), name: "parcelsOfCourier" },
  ],
  // The cash desk: cash that is still due, differences, and what was handed over when.
  [
    { "parcel.cashReceived": 1, "parcel.state": 1, "parcel.handedOverAt": 1 },
    { partialFilterExpression: { "parcel.cashExpected": { $gt: 0 } }, name: "openCash" },
  ],
  [
    { "parcel.cashDifference": 1, _id: 1 },
    { ...onlyWith("parcel.cashDifference", "number"), name: "cashDifference" },
  ],
  [{ "parcel.cash.at": 1 }, { ...onlyWith("parcel.cash.at", "date"), name: "cashLedger" }],
  [{ "advances.at": 1 }, { ...onlyWith("advances.at", "date"), name: "advanceLedger" }],
  // Holds all that is added up of them. A query for a time is one for what exists; for a type, it would read the orders too.
  [
    {
      "parcel.handedOverAt": 1,
      "parcel.courier": 1,
      "parcel.state": 1,
      "parcel.cashExpected": 1,
      "parcel.cashReceived": 1,
    },
    { partialFilterExpression: { "parcel.handedOverAt": { $exists: true } }, name: "handOvers" },
  ],
  // Each code belongs to one parcel.
  [
    { "parcel.trackingCode": 1, "parcel.courier": 1 },
    { unique: true, ...onlyWith("parcel.trackingCode", "string") },
  ],
  [{ "returns.settledAt": -1 }, { ...onlyWith("returns.settledAt", "date"), name: "settledReturns" }],
  [
    { "returns.state": 1, _id: 1 },
    { partialFilterExpression: { "returns.state": { $exists: true } }, name: "returns" },
  ],
  [{ "parcel.consignmentId": 1 }, { unique: true, ...onlyWith("parcel.consignmentId", "string") }],
  [{ "parcel.booking.retryAt": 1 }, { ...onlyWith("parcel.booking.retryAt", "date"), name: "openBookings" }],
  [{ "parcel.pollAt": 1 }, { ...onlyWith("parcel.pollAt", "date"), name: "polledParcels" }],
  [{ searchKeys: 1, _id: -1 }],
  // A frequent name is counted by state in the index alone. It has no order before its parcel, so that placing one pays nothing.
  [
    { searchKeys: 1, "parcel.state": 1, deletedAt: 1, _id: 1 },
    { partialFilterExpression: { "parcel.state": { $exists: true } }, name: "parcelSearch" },
  ],
  [{ phone: 1, status: 1, _id: 1 }],
  // These keys do not change with the status, so that no reader misses an order that is committed meanwhile.
  [{ "newcomer.shared": 1, _id: 1 }, { sparse: true }],
  [
    { status: 1, "newcomer.pieces": 1 },
    { ...onlyWith("newcomer.pieces", "number"), name: "newcomerPieces" },
  ],
  [
    { "coupon.couponId": 1, _id: -1 },
    { ...onlyWith("coupon.couponId", "objectId"), name: "coupons" },
  ],
  [{ "bulkCancel.key": 1 }, { sparse: true }],
  [{ untold: 1 }, { ...onlyWith("untold", "objectId"), name: "untold" }],
  [{ outbox: 1 }, { ...onlyWith("outbox", "objectId"), name: "outbox" }],
  [{ leaseUntil: 1 }, { sparse: true }],
  [{ settlement: 1 }, { sparse: true }],
];
