/** What the owner of a new shop does first, in this order. */
export const FIRST_STEPS = ["brand", "delivery", "product", "order", "messages"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The steps, and that the example products were removed. */
export const STEPS_AND_EXAMPLES = [...FIRST_STEPS, "examples"] as const;

/** What of the example shop may still be shown when its products are gone. */
export const EXAMPLE_PARTS = ["slides", "sections", "about"] as const;
export type ExamplePart = (typeof EXAMPLE_PARTS)[number];

/** What is remembered as done: also that what else is left of the example shop may stay. */
export const FINISHABLE = [...STEPS_AND_EXAMPLES, "leftovers"] as const;
export type Finishable = (typeof FINISHABLE)[number];
