/** The kinds of data that the shop exports as CSV. */
export const EXPORT_KINDS = ["products", "stock", "orders", "customers", "phones", "numbers", "vat"] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];
