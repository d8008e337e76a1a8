"use client";

import { Printer, X } from "lucide-react";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import type { BulkResult, useBulkConfirm } from "@/components/orders-desk/use-bulk-confirm";
import type { useSelection } from "@/components/desk-kit/use-selection";
import type { ListedOrder } from "@/lib/orders/all-orders/api";
import { formatBdt } from "@/lib/platform/text/format";
import { printPath } from "@/lib/paths";
import { isUndecided } from "@/lib/orders/lifecycle/rules";

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
    selection.drop(await bulk.confirm(selected.filter(isPending)));
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

const isPending = ({ status }: ListedOrder): boolean => isUndecided(status);

/** What the button beside it would do. */
function describePending(pending: ListedOrder[]): string {
  const orders = pending.length === 1 ? "1 order" : `${pending.length} orders`;
  return `Confirm ${orders}, ${formatBdt(pending.reduce((sum, { amount }) => sum + amount, 0))}`;
}

function SelectedActions({ selected, isBusy, onConfirm }: SelectedActionsProps) {
  const pending = selected.filter(isPending);
  const ids = selected.map(({ _id }) => _id);
  return (
    <>
      <div className="mr-auto tabular-nums">
        <p className="font-semibold whitespace-nowrap">{selected.length} selected</p>
        {pending.length > 0 && <p className="text-sm">{describePending(pending)}</p>}
      </div>
      {pending.length > 0 && (
        <Button className="min-h-[48px] px-[min(1rem,2.5vw)] sm:px-4" disabled={isBusy} onClick={onConfirm}>
          Confirm
        </Button>
      )}
      <RetryingNotice isPending={isBusy} />
      <LinkButton
        variant="quiet"
        className="min-h-[48px] px-[min(1rem,2.5vw)] sm:px-4"
        href={printPath(ids)}
        target="_blank"
      >
        <Printer aria-hidden="true" className="size-4 max-[22rem]:hidden" strokeWidth={1.75} />
        Print
      </LinkButton>
      {(["labels", "picks"] as const).map((what) => (
        <LinkButton
          key={what}
          variant="quiet"
          className="min-h-[48px] px-[min(1rem,2.5vw)] sm:px-4"
          href={printPath(ids, what)}
          target="_blank"
        >
          {what === "labels" ? "Labels" : "Pick list"}
        </LinkButton>
      ))}
    </>
  );
}

function ResultLine({ confirmed, refused }: BulkResult) {
  return (
    <>
      <span className="block font-semibold">
        {confirmed.length} confirmed{refused.length > 0 && `, ${refused.length} not`}.{" "}
        {confirmed.length > 0 && (
          <a
            href={printPath(confirmed)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-indigo underline underline-offset-4"
          >
            Print {confirmed.length === 1 ? "it" : `these ${confirmed.length}`}
          </a>
        )}
      </span>
      {refused.map(({ orderNumber, why }) => (
        <span key={orderNumber} className="block text-selvedge">
          {orderNumber}: {why}
        </span>
      ))}
    </>
  );
}
