import { OTHER_COURIER, OWN_RIDER } from "@/lib/words/bn/couriers";
import { deskLabels } from "@/lib/words/bn/desk-labels";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import { timeline } from "@/lib/words/bn/orders-timeline";
import { units } from "@/lib/words/bn/units";
import { WALLETS } from "@/lib/words/en/wallets";

const { parcels, carriers, withCarrier } = timeline;
const { returnStates, wishes, refundMethods } = deskLabels;

/** Where a parcel is, by its English label, as the audit log keeps it. */
export const PARCELS: ReadonlyMap<string, string> = new Map([
  ["To pack", parcels.toPack],
  ["Packed", parcels.packed],
  ["With the rider", withCarrier({ carrier: carriers.rider })],
  ["With the courier", withCarrier({ carrier: carriers.courier })],
  ["Delivered", parcels.delivered],
  ["Delivered in part", parcels.partlyDelivered],
  ["On its way back", parcels.returning],
  ["Came back", parcels.returned],
  ["Lost", parcels.lost],
]);

/** Couriers whose label is no name. */
export const COURIERS: ReadonlyMap<string, string> = new Map([
  ["Our own rider", OWN_RIDER],
  ["Another courier", OTHER_COURIER],
]);

/** What became of a return, by its English label. */
export const RETURNS: ReadonlyMap<string, string> = new Map([
  ["Exchange", wishes.exchange],
  ["Money back", wishes.refund],
  ["Asked for", returnStates.asked],
  ["Waiting for the pieces", returnStates.accepted],
  ["Pieces are here", returnStates.received],
  ["Settled", returnStates.settled],
  ["Refused", returnStates.refused],
  ["Withdrawn by the customer", returnStates.withdrawn],
  ["Cancelled", returnStates.calledOff],
]);

/** How money goes back, by its English label. */
export const METHODS: ReadonlyMap<string, string> = new Map([
  [WALLETS.bkash, refundMethods.bkash],
  [WALLETS.nagad, refundMethods.nagad],
  [WALLETS.rocket, refundMethods.rocket],
  ["Bank transfer", refundMethods.bank],
  ["Cash", refundMethods.cash],
]);

const PIECES = /(^|, )(\d+) × /g;
const SELLABLE = /\((\d+) sellable\)/g;
const EXCHANGE_ORDER = /^exchange order (\d+)$/;
const REFUND = new RegExp(`^BDT ([\\d,]+) by (${[...METHODS.keys()].join("|")})(.*)$`);

/** Pieces of products, and how many of each can be sold again. */
export const sayReturned = (text: string): string =>
  text
    .replaceAll(PIECES, (_, before: string, count: string) => `${before}${toBanglaDigits(count)} × `)
    .replaceAll(SELLABLE, (_, count: string) => `(${toBanglaDigits(count)}টি বিক্রি করা যাবে)`)
    .replaceAll("(not sellable)", "(বিক্রি করা যাবে না)");

function sayPart(part: string): string {
  const [, order] = EXCHANGE_ORDER.exec(part) ?? [];
  if (order !== undefined) return `এক্সচেঞ্জের অর্ডার ${toBanglaDigits(order)}`;
  const [, sum, method = "", reference = ""] = REFUND.exec(part) ?? [];
  if (sum !== undefined)
    return `${units.money(Number(sum.replaceAll(",", "")))}, ${METHODS.get(method) ?? method}${reference}`;
  return RETURNS.get(part) ?? part.replace(/^late: /, "দেরির কারণ: ");
}

/** A return with its pieces, its state and what became of it, as the audit log keeps it. */
export const sayReturn = (text: string): string => sayReturned(text).split(", ").map(sayPart).join(", ");
