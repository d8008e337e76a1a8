import { ShopError } from "@/lib/shop-error";

/** The one map from error code to HTTP status. */
const STATUS_OF_CODE = {
  BAD_REQUEST: 400,
  INVALID_FIELDS: 400,
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TIMEOUT: 408,
  BODY_TOO_LARGE: 413,
  NOT_JSON: 415,
  NOT_A_PICTURE: 415,
  BAD_PICTURE: 400,
  NOT_CSV: 415,
  BAD_CSV: 400,
  PICTURE_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_PIECES: 429,
  ORDER_NOT_PENDING: 409,
  OUT_OF_STOCK: 409,
  IN_STOCK: 409,
  PRICE_CHANGED: 409,
  CART_CHANGED: 409,
  CART_EMPTY: 409,
  IN_PROGRESS: 409,
  KEY_REUSED: 409,
  NAME_TAKEN: 409,
  LAST_ADMIN: 409,
  IS_ADMIN: 409,
  CANNOT_DELETE_SELF: 409,
  ORDERS_OPEN: 409,
  SIGN_IN_AGAIN: 409,
  STALE_VERSION: 409,
  PARCEL_STATE: 409,
  RETURN_STATE: 409,
  RETURN_WINDOW: 409,
  CANNOT_REOPEN: 409,
  MESSAGE_STATE: 409,
  STOCK_BY_OPTION: 409,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  OVERLOADED: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF_CODE;

export const ERROR_CODES: readonly string[] = Object.keys(STATUS_OF_CODE);

export type ErrorFields = Record<string, string>;

const DEFAULT_MESSAGES: Record<ErrorCode, string> = {
  BAD_REQUEST: "The request could not be understood.",
  INVALID_FIELDS: "Some fields are not filled in correctly.",
  NOT_SIGNED_IN: "Please sign in.",
  FORBIDDEN: "This account may not do that.",
  NOT_FOUND: "We can't find this.",
  METHOD_NOT_ALLOWED: "This address does not answer to that method.",
  TIMEOUT: "The request took too long to arrive.",
  BODY_TOO_LARGE: "The request is larger than 64 KB.",
  NOT_JSON: "The request body must be application/json.",
  NOT_A_PICTURE: "This file is not a picture that the shop can show.",
  BAD_PICTURE: "This picture cannot be read.",
  NOT_CSV: "The body must be text/csv.",
  BAD_CSV: "This CSV file cannot be read.",
  PICTURE_TOO_LARGE: "This picture has too many pixels.",
  TOO_MANY_REQUESTS: "Too many attempts. Please wait a little and try again.",
  TOO_MANY_PIECES: "This is more than can be ordered at a time.",
  ORDER_NOT_PENDING: "This order is no longer pending.",
  OUT_OF_STOCK: "There is not enough of this in stock.",
  IN_STOCK: "This is in stock: you can order it now.",
  PRICE_CHANGED: "The amount has changed since you opened the checkout.",
  CART_CHANGED: "Your cart has changed since you opened the checkout.",
  CART_EMPTY: "Your cart is empty.",
  IN_PROGRESS: "This order is being placed. Please wait a moment.",
  KEY_REUSED: "This Idempotency-Key was used for something else before.",
  NAME_TAKEN: "A product with this name already exists.",
  LAST_ADMIN: "The shop needs at least one admin.",
  IS_ADMIN: "This is an admin, who may do all that staff may.",
  CANNOT_DELETE_SELF: "You cannot delete your own account.",
  ORDERS_OPEN: "Some of your orders are not over yet.",
  SIGN_IN_AGAIN: "Please log out and sign in again first: we have to know that it is you.",
  STOCK_BY_OPTION: "This product is counted by size and color. Please change the count of each.",
  STALE_VERSION: "Someone else has changed this meanwhile.",
  PARCEL_STATE: "The parcel of this order is packed already.",
  RETURN_STATE: "This return has changed meanwhile.",
  RETURN_WINDOW: "The time for a return is over.",
  CANNOT_REOPEN: "This order can no longer be made pending.",
  MESSAGE_STATE: "This message is sent, on its way or no longer needed.",
  INTERNAL: "Something went wrong on our side.",
  OVERLOADED: "The shop is very busy. Please try again in a few seconds.",
  UNAVAILABLE: "The shop is briefly unavailable. Please try again in a moment.",
};

interface AppErrorOptions {
  message?: string;
  /** Field path → what is wrong with it, told beside the field. */
  fields?: ErrorFields;
  retryAfterSeconds?: number;
  /** The methods that the address does answer to. */
  allow?: readonly string[];
  /** Further facts for the client, such as the fresh amount; never echoed input. */
  details?: Record<string, unknown>;
}

/** A refusal that the client is told about. Anything else that is thrown is a bug, or the database being away. */
export class AppError extends ShopError {
  readonly status: number;
  readonly fields: ErrorFields | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(options.message ?? DEFAULT_MESSAGES[code]);
    this.name = "AppError";
    this.status = STATUS_OF_CODE[code];
    this.fields = options.fields;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.allow = options.allow;
  }
}
