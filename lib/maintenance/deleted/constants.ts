/** The kinds of things that can be brought back after they were deleted. */
export const RESTORABLE = ["order", "product", "user"] as const;
export type Restorable = (typeof RESTORABLE)[number];

/** How something comes back; of an order it says in which state. */
export type Comeback =
  "pending" | "canceled" | "confirmed" | "onItsWay" | "exchangeIsOver" | Exclude<Restorable, "order">;
