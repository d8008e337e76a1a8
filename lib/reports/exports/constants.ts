/** What can be taken out of the shop as CSV. */
export const EXPORT_KINDS = ["products", "stock", "orders", "customers", "numbers"] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];
