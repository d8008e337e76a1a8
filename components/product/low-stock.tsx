import type { ReactNode } from "react";

/** A note that few pieces are left. */
export function LowStock({ children }: { children: ReactNode }) {
  return <p className="care-label rounded-cloth bg-marigold px-2 py-0.5 text-ink">{children}</p>;
}
