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

/**
 * As the couriers' own templates have them; RedX publishes none, so its file has the names of its API. Another order is a
 * variable of the environment: see lib/env.ts.
 */
export const USUAL_COLUMNS = {
  steadfast: "Invoice=invoice,Name=name,Address=address,Phone=phone,Amount=amount,Note=items",
  pathao:
    "ItemType=type,StoreName=store,MerchantOrderId=invoice,RecipientName(*)=name,RecipientPhone(*)=phone,RecipientCity(*)=city,RecipientZone(*)=zone,RecipientArea=empty,RecipientAddress(*)=address,AmountToCollect(*)=amount,ItemQuantity=pieces,ItemWeight=weightKg,ItemDesc=items,SpecialInstruction=empty",
  redx: "customer_name=name,customer_phone=phone,delivery_area=zone,customer_address=address,merchant_invoice_id=invoice,cash_collection_amount=amount,parcel_weight=weightGrams,value=value,instruction=items",
  other: "Order=invoice,Name=name,Phone=phone,Address=address,Amount=amount,Pieces=pieces,Items=items",
} as const;
