"use client";

import { Printer, X } from "lucide-react";
import { RetryingNotice } from "@/components/layout/retrying-notice";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import type { BulkResult, useBulkConfirm } from "@/components/admin/use-bulk-confirm";
import type { useSelection } from "@/components/admin/use-selection";
import type { ListedOrder } from "@/lib/admin-orders/api";
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
      className={`sticky bottom-0 z-10 -mx-gutter mt-4 border-t border-ink/20 bg-white px-gutter py-3 text-[min(1rem,4.5vw)] max-md:bottom-[calc(var(--spacing-admin-tabs)+env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 ${isShown ? "" : "sr-only"}`}
    >
      <output className="mb-2 block max-h-[30svh] overflow-y-auto wrap-anywhere empty:mb-0">
        {progress ?? (result && <ResultLine {...result} />)}
      </output>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {selected.length > 0 && (
          <SelectedActions
            selected={selected}
            isBusy={progress !== null}
            onConfirm={() => void confirmAll()}
          />
        )}
        {isShown && (
          <Button
            variant="quiet"
            className="min-h-[48px] px-[min(0.75rem,2.5vw)]"
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
      <Button className="min-h-[48px] px-[min(1rem,2.5vw)] sm:px-4" disabled={isBusy} onClick={onConfirm}>
        Confirm
      </Button>
      <RetryingNotice isPending={isBusy} />
      <LinkButton
        variant="quiet"
        className="min-h-[48px] px-[min(1rem,2.5vw)] sm:px-4"
        href={printPath(selected.map(({ _id }) => _id))}
        target="_blank"
      >
        <Printer aria-hidden="true" className="size-4 max-[22rem]:hidden" strokeWidth={1.75} />
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
