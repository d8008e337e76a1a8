import { METHODS, REFUSALS } from "@/lib/words/en/orders-returns";

/** What the desk calls the values of orders, parcels and returns. */
export const deskLabels = {
  /** Where an order came in. */
  sources: { web: "Web", phone: "By phone", messenger: "By Messenger", outlet: "At the outlet" },
  callOutcomes: {
    agreed: "Agreed",
    noAnswer: "No answer",
    switchedOff: "Switched off",
    wrongNumber: "Wrong number",
    later: "Call later",
    change: "Wants a change",
  },
  /** Buttons. The taker of the parcel stands behind the label of the hand-over. */
  parcelSteps: {
    pack: "Mark as packed",
    handOver: "Hand over to",
    deliver: "Mark as delivered",
    sendBack: "Mark as coming back",
    deliverInPart: "Mark as delivered in part",
    lose: "Mark as lost",
    receive: "It is back",
  },
  /** A tab holds several states, so that its label is none of theirs. */
  parcelTabs: { toPack: "In the shop", withCourier: "On the way", done: "Done" },
  /** Why an order is cancelled. */
  cancellations: {
    changedMind: "Changed mind",
    noAnswer: "No answer",
    outOfStock: "Out of stock",
    duplicate: "Ordered twice",
    fake: "Fake",
    address: "Wrong address",
    other: "Other",
  },
  returnStates: {
    asked: "Asked for",
    accepted: "Waiting for the pieces",
    received: "Pieces are here",
    settled: "Settled",
    refused: "Refused",
    withdrawn: "Withdrawn by the customer",
    calledOff: "Cancelled",
  },
  returnTabs: { asked: "Asked for", open: "Open", settled: "Settled lately" },
  wishes: { exchange: "Exchange", refund: "Money back" },
  returnReasons: {
    wrongSize: "Wrong size",
    defect: "A defect",
    wrongItem: "Wrong item sent",
    other: "Something else",
  },
  refusals: REFUSALS,
  refundMethods: METHODS,
  /** What couriers say of a parcel, within a sentence. */
  courierStatuses: {
    notPickedUp: "booked, not picked up yet",
    onItsWay: "on its way",
    onHold: "on hold",
    deliveredSaysRider: "delivered, says the rider",
    partlyDeliveredSaysRider: "delivered in part, says the rider",
    cancelledSaysRider: "cancelled, says the rider",
    lookedInto: "being looked into",
    delivered: "delivered",
    partlyDelivered: "delivered in part",
    cancelled: "cancelled",
    wrong: "something is wrong, ask there",
    returnPrepared: "its return is being prepared",
    returnWithRider: "a rider brings it back",
    returnReceived: "back with the shop",
  },
  /** What a line of a courier's payout says about its parcel. */
  payouts: {
    fits: "Fits",
    short: "Short",
    over: "Over",
    difference: "Brings what was missing",
    paid: "Paid already",
    doubled: "Twice in the file",
    notHandedOver: "Not handed over",
    anotherCourier: "With another courier",
    mismatch: "Order number and code are of two parcels",
    unknown: "Unknown",
    unreadable: "Amount not read",
  },
};
