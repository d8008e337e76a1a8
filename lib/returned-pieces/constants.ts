/**
 * Where a return is: asked for by the customer, or agreed; its pieces here again; done. Or nothing came of it: the shop
 * refused it, the customer took it back, or the desk called off what it had agreed to.
 */
export const RETURN_STATES = [
  "asked",
  "accepted",
  "received",
  "settled",
  "refused",
  "withdrawn",
  "calledOff",
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** Those that are agreed, and that somebody still has to do something about. */
export const OPEN_RETURN_STATES = ["accepted", "received"] as const satisfies readonly ReturnState[];

/** Those that nothing came of. */
export const VOID_RETURN_STATES = [
  "refused",
  "withdrawn",
  "calledOff",
] as const satisfies readonly ReturnState[];

export const RETURN_WISHES = ["exchange", "refund"] as const;
export type ReturnWish = (typeof RETURN_WISHES)[number];

/** The first three are those that the policy names. */
export const RETURN_REASONS = ["wrongSize", "defect", "wrongItem", "other"] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Why the shop does not take back what a customer asked it to. The last one is said in the desk's own words. */
export const RETURN_REFUSALS = ["used", "incomplete", "noFault", "other"] as const;
export type ReturnRefusal = (typeof RETURN_REFUSALS)[number];

/** How money goes back. */
export const REFUND_METHODS = ["bkash", "nagad", "rocket", "cash"] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

/** Of what a customer asks for, in one return. */
export const MAX_RETURN_PICTURES = 3;
