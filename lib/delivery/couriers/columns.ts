import type { CsvCell } from "@/lib/platform/csv/write-csv";
import type { Consignment } from "@/lib/delivery/couriers/driver";
import { toPlainText } from "@/lib/delivery/couriers/plain-text";
import { namesOf } from "@/lib/orders/lifecycle";
import { brandFacts } from "@/lib/shop-facts";

/** What Pathao takes, in kilograms. */
const [LEAST_KG, MOST_KG] = [0.5, 10];

/** What a parcel has for a courier's file. */
export const CONSIGNMENT_CELLS = {
  invoice: ({ orderNumber }) => String(orderNumber),
  name: ({ name }) => toPlainText(name),
  phone: ({ phone }) => phone,
  address: ({ address }) => toPlainText(address),
  amount: ({ amount }) => amount,
  items: ({ items }) => toPlainText(items),
  note: ({ note }) => toPlainText(note),
  noteAndItems: ({ note, items }) => toPlainText([note, items].filter(Boolean).join(". ")),
  pieces: ({ pieces }) => pieces,
  city: ({ city }) => city,
  zone: ({ zone }) => zone,
  value: ({ value }) => value,
  store: ({ store }) => store || brandFacts().name,
  type: () => "Parcel",
  weightKg: ({ weightGrams }) => Math.min(MOST_KG, Math.max(LEAST_KG, Math.ceil(weightGrams / 100) / 10)),
  weightGrams: ({ weightGrams }) => weightGrams,
  empty: () => "",
} satisfies Record<string, (consignment: Consignment) => CsvCell>;

const FIELDS = namesOf(CONSIGNMENT_CELLS);

export interface Column {
  header: string;
  field: keyof typeof CONSIGNMENT_CELLS;
}

/** Reads `Invoice=invoice,Name=name`: headings in their order, each with what stands below it; null for anything else. */
export function parseColumns(text: string): Column[] | null {
  const columns = text.split(",").map((part) => {
    const at = part.lastIndexOf("=");
    const field = FIELDS.find((known) => known === part.slice(at + 1).trim());
    const header = part.slice(0, Math.max(at, 0)).trim();
    return header && field ? { header, field } : null;
  });
  return columns.every((column) => column !== null) ? columns : null;
}
