"use client";

import { useState } from "react";
import { ExportFile } from "@/components/data-desk/export-file";
import { TextField } from "@/components/ui/text-field";
import type { ExportKind } from "@/lib/reports/exports/constants";

const FILES: { kind: ExportKind; title: string; words: string }[] = [
  { kind: "products", title: "Products", words: "Names, prices, texts, sizes, colors and pictures." },
  { kind: "stock", title: "Stock", words: "A row for each size and color that is counted." },
  { kind: "customers", title: "Customers", words: "Accounts, how to reach them, and what they ordered." },
];

interface ExportSectionProps {
  /** The day in Dhaka, `YYYY-MM-DD`. */
  today: string;
}

/** The exports. */
export function ExportSection({ today }: ExportSectionProps) {
  return (
    <section aria-labelledby="export" className="mt-8">
      <h2 id="export" className="text-2xl">
        Export
      </h2>
      <p className="mt-2 mb-4 max-w-prose text-muted">
        CSV files, as Excel and Google Sheets open them. Who exported what is kept under Activity.
      </p>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {FILES.map((file) => (
          <li key={file.kind} className="card p-4">
            <ExportFile {...file} today={today} body={{}} />
          </li>
        ))}
        <li className="card p-4">
          <OrdersFile today={today} />
        </li>
      </ul>
    </section>
  );
}

function OrdersFile({ today }: { today: string }) {
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  return (
    <ExportFile
      kind="orders"
      title="Orders"
      words="A row for each item of an order, with the customer, the parcel and the money. Times are those of Dhaka. Both days are included."
      today={today}
      body={{ ...(from && { from }), ...(to && { to }) }}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField label="From" type="date" value={from} max={to || undefined} onChange={setFrom} />
        <TextField label="To" type="date" value={to} min={from || undefined} onChange={setTo} />
      </div>
    </ExportFile>
  );
}
