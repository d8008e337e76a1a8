import { SAY_WHY } from "@/lib/words/en/fields";
import { paidBack } from "@/lib/words/en/orders-returns";

type Refund = Omit<Parameters<typeof paidBack>[0], "day">;

/** Returns at the desk. */
export const deskReturns = {
  nothingOpen:
    "No return is open. Customers ask for a return beside their order; the desk opens one on the parcel’s card.",
  returnOf: (orderNumber: string, name: string) => `Return of ${orderNumber} of ${name}`,
  card: {
    worth: "Worth",
    exchange: "Exchange",
    for: (amount: string) => `for ${amount}`,
    delivered: "delivered",
    notDelivered: "not delivered yet",
    lost: "cannot be sold again",
    inStock: (count: number) => `${count} back in stock`,
    refunded: (refund: Refund): string => paidBack({ ...refund, day: "" }),
    payTo: (method: string) => `Money back: ${method}`,
    late: (reason: string) => `Taken after the window: ${reason}`,
  },
  asked: {
    answerFor: (orderNumber: string) => `Answer for ${orderNumber}`,
    accept: "Accept",
    acceptPart: "Accept in part",
    refuse: "Refuse",
    whatBack: "What do you take back?",
    acceptThese: "Accept these",
    why: "Why not?",
    ownWords: "In your own words",
    customerReads: "The customer reads this.",
    refuseReturn: "Refuse the return",
    noReason: SAY_WHY,
    noWords: "Please say why in a few words.",
  },
  actions: {
    exchange: "Place an exchange",
    exchangeFor: (orderNumber: string) => `Place an exchange for ${orderNumber}`,
    callOff: "Cancel return",
    payBackLater: (amount: string) => `When the exchange is delivered, ${amount} are to be paid back.`,
    settledLater: "Settled when the exchange is delivered.",
    settle: "Settle",
    adminPaysBack: (amount: string) => `An admin pays back ${amount}.`,
    sellable: "All pieces are here. Which can be sold again?",
  },
  refund: {
    amount: "Paid back, BDT",
    by: "By",
    reference: "Number of the payment",
    less: "Why it is less",
    record: "Record the refund",
    recordFor: (orderNumber: string) => `Record the refund for ${orderNumber}`,
    saving: "Saving …",
  },
  ofOrder: {
    title: "Return",
    paidBack: (amount: string) => `${amount} paid back`,
    worth: (amount: string) => `worth ${amount}`,
    open: "Return or exchange",
    openOf: (orderNumber: string) => `Return or exchange of ${orderNumber}`,
  },
  form: {
    what: "What comes back?",
    whatOf: (orderNumber: string) => `What comes back of ${orderNumber}?`,
    why: "Why",
    wish: "The customer wants",
    note: "Note",
    lateReason: "Why it is taken all the same",
    ended: (time: string, day: string) =>
      `The ${time} for a return ended on ${day}. An admin can still accept it.`,
    endedHint: (time: string, day: string) => `The ${time} ended on ${day}.`,
    noReason: "Please say why it comes back.",
    noWish: "Please say what the customer wants.",
    noLateReason: "Please say why it is accepted.",
    nothing: "Please choose what comes back.",
    accept: "Accept the return",
    saving: "Saving …",
  },
  exchange: {
    /** Around the number of the order that something came back of. */
    title: { before: "Exchange for ", of: (name: string) => ` of ${name}` },
    placed: {
      before: "The exchange is placed and waits to be confirmed. The courier collects ",
      after: ".",
    },
    note: "Note",
    worth: (amount: string) => `The pieces that come back are worth ${amount}`,
    place: "Place the exchange",
  },
};
