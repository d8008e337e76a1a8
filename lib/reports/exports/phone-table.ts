import "server-only";
import { Types } from "mongoose";
import { listLastOrders } from "@/lib/orders/customers/last-orders";
import type { CsvCell } from "@/lib/platform/csv/write-csv";
import { Deadline } from "@/lib/platform/jobs/deadline";
import type { CustomerDto } from "@/lib/reports/customers/dto";
import { readCustomers } from "@/lib/reports/customers/read-customers";
import { toSheetPhone, toSheetTime } from "@/lib/reports/exports/rules";
import type { Table } from "@/lib/reports/exports/table";

const HEADER = [
  "Phone",
  "Name",
  "Address",
  "Orders",
  "Cancelled",
  "Delivered",
  "Sent back",
  "Delivered amount",
  "Last order",
  "Blocked until",
  "Blocked because",
  "Notes",
] as const;

const AT_ONCE = 50;
const MOST_NOTES = 100;

/** Every customer, by phone, the newest order first: what came of their orders, and what the desk has written. */
export function phoneTable(): Table {
  return { header: HEADER, rows: phoneRows() };
}

async function* phoneRows(): AsyncGenerator<CsvCell[]> {
  const upTo = new Types.ObjectId().toString();
  for (let cursor: string | undefined; ;) {
    const { customers, next } = await new Deadline().within(async () => {
      const page = await listLastOrders({ cursor, limit: AT_ONCE, upTo });
      const options = { withMoney: true, mostNotes: MOST_NOTES };
      return { customers: await readCustomers(page.rows, options), next: page.next };
    });
    yield* customers.map(toRow);
    if (next === null) return;
    cursor = next;
  }
}

function toRow(customer: CustomerDto): CsvCell[] {
  const { phoneBlock, notes } = customer;
  return [
    toSheetPhone(customer.phone),
    customer.name,
    customer.address,
    customer.orders,
    customer.canceled,
    customer.delivered,
    customer.sentBack,
    customer.deliveredTaka,
    toSheetTime(new Date(customer.lastOrderTime)),
    phoneBlock && toSheetTime(new Date(phoneBlock.until)),
    phoneBlock?.reason,
    notes.map(({ text }) => text).join("\n"),
  ];
}
