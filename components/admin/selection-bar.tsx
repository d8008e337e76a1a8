"use client";

import { Printer, X } from "lucide-react";
import { Button, LinkButton } from "@/components/ui/button";
import type { BulkResult } from "@/components/admin/use-bulk-confirm";
import type { OrderDto } from "@/lib/orders/dto";
import { printPath } from "@/lib/paths";

interface SelectionBarProps {
  selected: OrderDto[];
  progress: string | null;
  result: BulkResult | null;
  onConfirm: () => void;
  onClear: () => void;
}

/** What can be done with the selected orders, at the lower edge where the thumb is. */
export function SelectionBar({ selected, progress, result, onConfirm, onClear }: SelectionBarProps) {
  const isShown = selected.length > 0 || result !== null || progress !== null;
  return (
    <section
      aria-label="Selected orders"
      className={`sticky bottom-0 z-10 -mx-4 mt-4 border-t border-ink/20 bg-white px-4 py-3 sm:-mx-6 sm:px-6 ${isShown ? "" : "sr-only"}`}
    >
      <output className="block not-empty:pb-2">{progress ?? (result && <ResultLine {...result} />)}</output>
      {selected.length > 0 && (
        <div className="flex items-center gap-2">
          <p className="mr-auto font-semibold whitespace-nowrap tabular-nums">{selected.length} selected</p>
          <Button className="px-4" disabled={progress !== null} onClick={onConfirm}>
            Confirm
          </Button>
          <LinkButton
            look="quiet"
            className="px-4"
            href={printPath(selected.map(({ _id }) => _id))}
            target="_blank"
            prefetch={false}
          >
            <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
            Print
          </LinkButton>
          <Button
            look="quiet"
            className="px-3"
            aria-label="Clear the selection"
            disabled={progress !== null}
            onClick={onClear}
          >
            <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </Button>
        </div>
      )}
    </section>
  );
}

function ResultLine({ confirmed, refused }: BulkResult) {
  return (
    <>
      <span className="block font-semibold">
        {confirmed} confirmed{refused.length > 0 && `, ${refused.length} not`}.
      </span>
      {refused.map(({ orderNumber, why }) => (
        <span key={orderNumber} className="block text-selvedge">
          {orderNumber}: {why}
        </span>
      ))}
    </>
  );
}
