/** The kinds of things that can be brought back after they were deleted. */
export const RESTORABLE = ["order", "product", "user"] as const;
export type Restorable = (typeof RESTORABLE)[number];
