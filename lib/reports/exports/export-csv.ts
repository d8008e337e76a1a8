import "server-only";
import { Types } from "mongoose";
import type { Actor } from "@/lib/accounts/audit-log/audit-action";
import { writeAuditEntry } from "@/lib/accounts/audit-log/write-entry";
import { writeCsv } from "@/lib/platform/csv/write-csv";
import type { ExportKind } from "@/lib/reports/exports/constants";
import { customerTable } from "@/lib/reports/exports/customer-table";
import { numbersTable } from "@/lib/reports/exports/numbers-table";
import { orderTable } from "@/lib/reports/exports/order-table";
import { phoneTable } from "@/lib/reports/exports/phone-table";
import { productTable, stockTable } from "@/lib/reports/exports/product-table";
import type { ExportBody } from "@/lib/reports/exports/schema";
import { vatTable } from "@/lib/reports/exports/vat-table";
import type { Table } from "@/lib/reports/exports/table";

const TABLES: Record<ExportKind, (body: ExportBody) => Table> = {
  products: productTable,
  stock: stockTable,
  orders: orderTable,
  customers: customerTable,
  phones: phoneTable,
  numbers: numbersTable,
  vat: vatTable,
};

interface ExportOptions {
  actor: Actor;
  kind: ExportKind;
  body: ExportBody;
}

/**
 * The file in pieces, at the pace at which they are taken. The audit log says who took how much of it. Throws
 * INVALID_FIELDS, before anything is written.
 */
export function exportCsv(options: ExportOptions): AsyncGenerator<string> {
  return writeTable(options, TABLES[options.kind](options.body));
}

async function* writeTable({ actor, kind, body }: ExportOptions, table: Table): AsyncGenerator<string> {
  const entry = { _id: new Types.ObjectId(), actor, verb: "export", kind: "file", label: kind } as const;
  await writeAuditEntry({ ...entry, after: { ...body }, isDone: false });
  const { header, rows } = table;
  let count = 0;
  const counted = async function* () {
    for await (const row of rows) {
      count += 1;
      yield row;
    }
  };
  let isWhole = false;
  try {
    yield* writeCsv(header, counted());
    isWhole = true;
  } finally {
    await writeAuditEntry({ ...entry, after: { ...body, rows: count, isWhole }, isDone: true });
  }
}
