/** What can be brought back after it was deleted. */
export const RESTORABLE = ["order", "product", "user"] as const;
export type Restorable = (typeof RESTORABLE)[number];
