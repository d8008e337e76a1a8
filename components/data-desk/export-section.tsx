"use client";

import { useWords } from "#words";
import { useState } from "react";
import { ExportFile } from "@/components/data-desk/export-file";
import { TextField } from "@/components/ui/text-field";
import type { ExportKind } from "@/lib/reports/exports/constants";

const KINDS = ["products", "stock", "customers"] as const satisfies ExportKind[];

interface ExportSectionProps {
  /** The day in Dhaka, `YYYY-MM-DD`. */
  today: string;
}

/** The exports. */
export function ExportSection({ today }: ExportSectionProps) {
  const { export: words } = useWords("deskData");
  return (
    <section aria-labelledby="export" className="mt-8">
      <h2 id="export" className="text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 mb-4 max-w-prose text-muted">{words.intro}</p>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {KINDS.map((kind) => (
          <li key={kind} className="card p-4">
            <ExportFile
              kind={kind}
              title={words.files[kind].title}
              words={words.files[kind].about}
              today={today}
              body={{}}
            />
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
  const { title, about } = useWords("deskData").export.files.orders;
  const { range } = useWords("deskKit");
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  return (
    <ExportFile
      kind="orders"
      title={title}
      words={about}
      today={today}
      body={{ ...(from && { from }), ...(to && { to }) }}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField label={range.from} type="date" value={from} max={to || undefined} onChange={setFrom} />
        <TextField label={range.to} type="date" value={to} min={from || undefined} onChange={setTo} />
      </div>
    </ExportFile>
  );
}
