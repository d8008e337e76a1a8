import "server-only";
import { createHash } from "node:crypto";
import { areaName } from "@/lib/areas";
import type { CreateOrderInput } from "@/lib/orders/schema";

/** What was sent with an Idempotency-Key, in two parts. */
export interface RequestDigest {
  /** Whom to call, where to go, and the code. */
  contact: string;
  /** The lines and the amount that the shopper saw. */
  cart: string;
}

export function digestRequest(input: CreateOrderInput): RequestDigest {
  const { name, phone, address, deliveryLocation, paymentMethod, riderNote, coupon, amount, cartItems } =
    input;
  const area = areaName(input);
  const lineIds = cartItems?.map(({ _id }) => _id).toSorted() ?? null;
  return {
    contact: digest([
      name,
      phone,
      address,
      deliveryLocation,
      paymentMethod,
      ...(riderNote ? [riderNote] : []),
      ...(area ? [{ area }] : []),
      // Not with the cart, which an emptied checkout says nothing about.
      ...(coupon ? [{ coupon }] : []),
    ]),
    cart: digest([amount, lineIds]),
  };
}

export interface StoredDigest {
  contact?: string | null | undefined;
  cart?: string | null | undefined;
}

/**
 * Whether a request is a repeat of the one with this digest. The order has emptied the cart: a checkout that sees it
 * empty by now says nothing about its lines. Orders of the time before digests take any repeat for theirs.
 */
export function isRepeat(input: CreateOrderInput, stored: StoredDigest | null | undefined): boolean {
  if (!stored) return true;
  const { contact, cart } = digestRequest(input);
  return contact === stored.contact && (cart === stored.cart || input.cartItems?.length === 0);
}

/** One short text for what is compared and not kept. */
export function digest(parts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
