import "server-only";
import type { SharedKind } from "@/lib/orders/limits/constants";
import type { Role } from "@/lib/accounts/users/constants";
import { DAY_SECONDS } from "@/lib/platform/time/durations.mjs";

/** What an account may have in pending orders, all of them together. All limits are before RATE_LIMIT_FACTOR. */
export interface OrderLimits {
  maxPiecesOfProduct: number;
  maxPieces: number;
  /** Whole BDT, delivery included. */
  maxAmountBdt: number;
}

/** What is known of an account, and so how much the shop holds back for it before it has called. */
export const LIMITS_BY_STANDING = {
  /** Neither a confirmed order nor a proved e-mail. */
  newcomer: { maxPiecesOfProduct: 10, maxPieces: 30, maxAmountBdt: 60_000 },
  /** A proved e-mail and no confirmed order: still a newcomer for all that newcomers share. */
  proved: { maxPiecesOfProduct: 20, maxPieces: 60, maxAmountBdt: 120_000 },
  /** A confirmed order: somebody has spoken to them. */
  customer: { maxPiecesOfProduct: 99, maxPieces: 200, maxAmountBdt: 400_000 },
  regular: { maxPiecesOfProduct: 300, maxPieces: 600, maxAmountBdt: 1_200_000 },
} as const satisfies Record<string, OrderLimits>;

export type Standing = keyof typeof LIMITS_BY_STANDING;

export const REGULAR_FROM_CONFIRMED_ORDERS = 5;

/** Of one account: the shop calls about each. */
export const MAX_PENDING_ORDERS = 20;

/** What behind one client address is let through of what one account is: carriers give theirs to many. */
const ACCOUNTS_OF_ADDRESS = 10;

/** Of all newcomers with one phone, behind one client address or with one mailbox, in NEWCOMER_WINDOW_SECONDS. */
export const NEWCOMER_LIMITS = {
  phone: { maxPieces: 90, maxPendingOrders: MAX_PENDING_ORDERS },
  mailbox: { maxPieces: 90, maxPendingOrders: MAX_PENDING_ORDERS },
  address: {
    maxPieces: ACCOUNTS_OF_ADDRESS * LIMITS_BY_STANDING.newcomer.maxPieces,
    maxPendingOrders: ACCOUNTS_OF_ADDRESS * MAX_PENDING_ORDERS,
  },
} as const satisfies Record<SharedKind, { maxPieces: number; maxPendingOrders: number }>;
export const NEWCOMER_WINDOW_SECONDS = DAY_SECONDS;

interface StandingFacts {
  role: Role;
  /** Orders, up to REGULAR_FROM_CONFIRMED_ORDERS. */
  confirmed: number;
  isEmailVerified: boolean;
}

/** How well the shop knows an account. An admin shops as a regular. */
export function toStanding({ role, confirmed, isEmailVerified }: StandingFacts): Standing {
  if (role === "admin" || confirmed >= REGULAR_FROM_CONFIRMED_ORDERS) return "regular";
  if (confirmed > 0) return "customer";
  return isEmailVerified ? "proved" : "newcomer";
}

/** Nobody has spoken to them yet, whatever they have proved. */
export const isNewcomer = (standing: Standing): boolean => standing === "newcomer" || standing === "proved";
