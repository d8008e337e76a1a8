/** What the owner of a new shop does first, in this order. */
export const FIRST_STEPS = ["brand", "delivery", "product", "order", "messages"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What is remembered as done: the steps, and that the example products were removed. */
export const FINISHABLE = [...FIRST_STEPS, "examples"] as const;
export type Finishable = (typeof FINISHABLE)[number];
