/** The days whose sales say how fast something goes. */
export const SALES_DAYS = 60;
/** Less than so many days of its sales is low. */
export const ENOUGH_DAYS = 14;

interface Counted {
  stock: number;
  /** Pieces in the last SALES_DAYS. */
  sold: number;
  /** The product's own, else the shop's; 0 or none: its sales alone. */
  limit: number | null | undefined;
}

/** Whether an option runs out: below a limit of its product's own always, otherwise by how fast it sells. */
export function isRunningOut({ stock, sold, limit }: Counted): boolean {
  if (limit && stock <= limit) return true;
  return stock * SALES_DAYS < sold * ENOUGH_DAYS;
}

/** Whole days that the pieces last at the pace of the last SALES_DAYS; null where nothing was sold. */
export const daysLeft = ({ stock, sold }: Pick<Counted, "stock" | "sold">): number | null =>
  sold > 0 ? Math.floor((stock * SALES_DAYS) / sold) : null;
