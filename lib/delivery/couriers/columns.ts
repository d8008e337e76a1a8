/** What a parcel has for a courier's file. */
export const CONSIGNMENT_FIELDS = [
  "invoice",
  "name",
  "phone",
  "address",
  "amount",
  "items",
  "pieces",
  "city",
  "zone",
  "value",
  "store",
  "type",
  "weightKg",
  "weightGrams",
  "empty",
] as const;
export type ConsignmentField = (typeof CONSIGNMENT_FIELDS)[number];

export interface Column {
  header: string;
  field: ConsignmentField;
}

/** Reads `Invoice=invoice,Name=name`: headings in their order, each with what stands below it; null for anything else. */
export function parseColumns(text: string): Column[] | null {
  const columns = text.split(",").map((part) => {
    const at = part.lastIndexOf("=");
    const field = CONSIGNMENT_FIELDS.find((known) => known === part.slice(at + 1).trim());
    const header = part.slice(0, Math.max(at, 0)).trim();
    return header && field ? { header, field } : null;
  });
  return columns.every((column) => column !== null) ? columns : null;
}
