"use client";

import { Printer, X } from "lucide-react";
import { Button, LinkButton } from "@/components/ui/button";
import type { BulkResult, useBulkConfirm } from "@/components/admin/use-bulk-confirm";
import type { useSelection } from "@/components/admin/use-selection";
import type { ListedOrder } from "@/lib/desk/api";
import { printPath } from "@/lib/paths";

interface SelectionBarProps {
  /** The orders of the page that is shown. */
  orders: ListedOrder[];
  selection: ReturnType<typeof useSelection>;
  bulk: ReturnType<typeof useBulkConfirm>;
}

/** What can be done with the selected orders, and what was done, at the lower edge where the thumb is. */
export function SelectionBar({ orders, selection, bulk }: SelectionBarProps) {
  const selected = orders.filter(({ _id, isGone }) => !isGone && selection.has(_id));
  const { progress, result } = bulk;
  const isShown = selected.length > 0 || result !== null || progress !== null;

  async function confirmAll() {
    selection.drop(await bulk.confirm(selected));
  }

  function clear() {
    selection.clear();
    bulk.forget();
  }

  return (
    <section
      aria-label="Selected orders"
      className={`sticky bottom-0 z-10 -mx-4 mt-4 border-t border-ink/20 bg-white px-4 py-3 sm:-mx-6 sm:px-6 ${isShown ? "" : "sr-only"}`}
    >
      <output className="block not-empty:pb-2">{progress ?? (result && <ResultLine {...result} />)}</output>
      <div className="flex items-center justify-end gap-2">
        {selected.length > 0 && (
          <SelectedActions
            selected={selected}
            isBusy={progress !== null}
            onConfirm={() => void confirmAll()}
          />
        )}
        {isShown && (
          <Button
            look="quiet"
            className="px-3"
            aria-label={selected.length > 0 ? "Clear the selection" : "Close the result"}
            disabled={progress !== null}
            onClick={clear}
          >
            <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </Button>
        )}
      </div>
    </section>
  );
}

interface SelectedActionsProps {
  selected: ListedOrder[];
  isBusy: boolean;
  onConfirm: () => void;
}

function SelectedActions({ selected, isBusy, onConfirm }: SelectedActionsProps) {
  return (
    <>
      <p className="mr-auto font-semibold whitespace-nowrap tabular-nums">{selected.length} selected</p>
      <Button className="px-4" disabled={isBusy} onClick={onConfirm}>
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
    </>
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
