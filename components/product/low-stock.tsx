import type { ReactNode } from "react";

/** How few there are of something. */
export function LowStock({ children }: { children: ReactNode }) {
  return <p className="care-label rounded-cloth bg-marigold px-2 py-0.5 text-ink">{children}</p>;
}
