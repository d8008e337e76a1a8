/** `waiting` until the desk lets it through. */
export const REVIEW_STATES = ["waiting", "shown", "hidden"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** How it fits; `none` where the customer does not say, or where it has no size. */
export const REVIEW_FITS = ["tight", "right", "loose", "none"] as const;
export type ReviewFit = (typeof REVIEW_FITS)[number];

/** What is worth a look before a review is shown. */
export const REVIEW_FLAGS = ["link", "phone", "spam"] as const;
export type ReviewFlag = (typeof REVIEW_FLAGS)[number];

export const RATINGS = [1, 2, 3, 4, 5] as const;
export const MAX_RATING = 5;
export const MAX_REVIEW_TEXT = 1_000;
export const MAX_REVIEW_REPLY = 500;
export const MAX_REVIEW_PICTURES = 3;
