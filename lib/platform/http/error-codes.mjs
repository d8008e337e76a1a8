// @ts-check

/**
 * The one table of error codes: the status of each, and what is said unless there is more to say. The server in front of
 * the framework answers by it too.
 */
export const ERRORS = /** @type {const} */ ({
  BAD_REQUEST: { status: 400, message: "The request could not be understood." },
  INVALID_FIELDS: { status: 400, message: "Some fields are not filled in correctly." },
  NOT_SIGNED_IN: { status: 401, message: "Please log in." },
  FORBIDDEN: { status: 403, message: "This account may not do that." },
  NOT_FOUND: { status: 404, message: "We can't find this." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This address does not answer to that method." },
  TIMEOUT: { status: 408, message: "The request took too long to arrive." },
  BODY_TOO_LARGE: { status: 413, message: "The request is larger than 64 KB." },
  NOT_JSON: { status: 415, message: "The request body must be application/json." },
  NOT_A_PICTURE: { status: 415, message: "This file is not a picture that the shop can show." },
  BAD_PICTURE: { status: 400, message: "This picture cannot be read." },
  NOT_CSV: { status: 415, message: "The body must be text/csv." },
  BAD_CSV: { status: 400, message: "This CSV file cannot be read." },
  PICTURE_TOO_LARGE: { status: 413, message: "This picture has too many pixels." },
  TOO_MANY_REQUESTS: { status: 429, message: "Too many attempts. Please wait a little and try again." },
  // With details.challenge; lib/platform/http/proof-of-work says what to do with it.
  PROOF_NEEDED: { status: 429, message: "The shop is very busy. Please try again in a few seconds." },
  TOO_MANY_PIECES: { status: 429, message: "This is more than can be ordered at a time." },
  ORDER_NOT_PENDING: { status: 409, message: "This order is no longer pending." },
  OUT_OF_STOCK: { status: 409, message: "There is not enough of this in stock." },
  IN_STOCK: { status: 409, message: "This is in stock: you can order it now." },
  PRICE_CHANGED: { status: 409, message: "The amount has changed since you opened the checkout." },
  DISCOUNT_LIMIT: { status: 409, message: "Only an admin can take off this much." },
  COUPON_UNKNOWN: { status: 409, message: "We don't know this code." },
  COUPON_ENDED: { status: 409, message: "This code has ended." },
  COUPON_USED_UP: { status: 409, message: "This code has been used up." },
  COUPON_NOT_FOR_THIS: { status: 409, message: "This code is not for these items." },
  SALE_OVERLAP: { status: 409, message: "Another sale has one of these products at the same time." },
  SALE_STATE: { status: 409, message: "This sale has begun, and can no longer be changed." },
  CART_CHANGED: { status: 409, message: "Your cart has changed since you opened the checkout." },
  CART_EMPTY: { status: 409, message: "Your cart is empty." },
  IN_PROGRESS: { status: 409, message: "This order is being placed. Please wait a moment." },
  KEY_REUSED: { status: 409, message: "This Idempotency-Key was used for something else before." },
  NAME_TAKEN: { status: 409, message: "A product with this name already exists." },
  NOT_EMPTY: { status: 409, message: "There are products in it. Move them to another category first." },
  LAST_ADMIN: { status: 409, message: "The shop needs at least one admin." },
  IS_ADMIN: { status: 409, message: "This is an admin, who may do all that staff may." },
  CANNOT_DELETE_SELF: { status: 409, message: "You cannot delete your own account." },
  ORDERS_OPEN: { status: 409, message: "Some of your orders are not over yet." },
  SIGN_IN_AGAIN: {
    status: 409,
    message: "Please log out and log in again first: we have to know that it is you.",
  },
  STALE_VERSION: { status: 409, message: "Someone else has changed this meanwhile." },
  PARCEL_STATE: { status: 409, message: "The parcel of this order is packed already." },
  RETURN_STATE: { status: 409, message: "This return has changed meanwhile." },
  RETURN_WINDOW: { status: 409, message: "The time for a return is over." },
  NOT_DELIVERED: { status: 409, message: "This has not been delivered yet." },
  REVIEWED_ALREADY: { status: 409, message: "You have reviewed this already." },
  CANNOT_REOPEN: { status: 409, message: "This order can no longer be made pending." },
  CANNOT_UNDO: { status: 409, message: "This can no longer be undone." },
  MESSAGE_STATE: { status: 409, message: "This message is sent, on its way or no longer needed." },
  STOCK_BY_OPTION: {
    status: 409,
    message: "This product is counted by size and color. Please change the count of each.",
  },
  INTERNAL: { status: 500, message: "Something went wrong on our side." },
  UNAVAILABLE: { status: 503, message: "The shop is briefly unavailable. Please try again in a moment." },
  OVERLOADED: { status: 503, message: "The shop is very busy. Please try again in a few seconds." },
  HEADERS_TOO_LARGE: { status: 431, message: "The headers of the request are larger than 128 KB." },
});

/** How soon to try again where the shop is busy or briefly away. */
export const RETRY_SOON_SECONDS = 2;
