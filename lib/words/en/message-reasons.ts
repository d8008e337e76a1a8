/** A number or an answer within a sentence. */
type Gap = string | number;

/** Why a message was not sent. */
export const messageReasons = {
  orderGone: "The order is gone.",
  orderDeleted: "The order was deleted.",
  goneOn: "The order has gone on since.",
  takenBack: "It was taken back.",
  stranger: "The phone number is somebody else's.",
  repeated: "It is told of by a later message.",
  late: "It came too late to be of use.",
  dismissed: "Dismissed at the desk.",
  stockFine: "Nothing is running out any more.",
  backedUp: "A good backup was made since.",
  over: "It is over.",
  accountDeleted: "The customer has deleted their account.",
  noMails: "The customer wants no mails about orders.",
  tooMany: "Too many messages about new and cancelled orders have gone to this customer today.",
  reviewed: "All of it went back or is reviewed.",
  nobodyWaits: "Nobody waits for it any more.",
  productGone: "The product is no longer in the shop.",
  notMade: "It is not made in this size and color any more.",
  soldOut: "It is sold out again.",
  noCartMails: "The customer wants no mails about their cart.",
  unprovedMail: "The email address is not confirmed.",
  cartChanged: "The cart was changed or ordered since.",
  cartUseless: "Nothing in the cart can be had any more.",
  refused: (answer: Gap) => `Refused for good: ${answer}`,
  givenUp: (tries: Gap, answer: Gap) => `Given up after ${tries} tries: ${answer}`,
};
