"use client";

import { useLanguage, useWords } from "#words";
import { localPath } from "@/lib/words/local-path.mjs";
import { Printer } from "lucide-react";
import Link from "next/link";
import { useEffect, useEffectEvent } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { keep } from "@/components/ui/web-storage";
import { LABEL_SIZE_KEY } from "@/components/print/labels-path";
import { useMarkPrinted } from "@/lib/orders/all-orders/api";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";
import { LABEL_SIZES, type LabelSize, MAX_PRINTED, type PrintKind } from "@/lib/orders/all-orders/schema";
import { printPath } from "@/lib/desk-paths";
import { PATHS } from "@/lib/paths";
import { isSold } from "@/lib/orders/lifecycle/rules";

interface PrintBarProps {
  orders: PrintedOrder[];
  what: PrintKind;
  /** The size of labels. */
  size: LabelSize;
  /** Whether the request has more orders than are printed at once; then `orders` is empty. */
  isTooMany: boolean;
  /** Whether the page prints as soon as it has loaded. */
  isAtOnce: boolean;
}

const KINDS: readonly PrintKind[] = ["slips", "labels", "picks"];

const LINK =
  "inline-flex min-h-11 items-center border-b-2 border-transparent font-medium hover:border-ink/40 aria-[current=page]:border-selvedge";

/** Says what will be printed, and what to check first. The bar itself is not printed. */
export function PrintBar({ orders, what, size, isTooMany, isAtOnce }: PrintBarProps) {
  const words = useWords("deskPrint");
  const { failure } = useWords("deskKit");
  const { statuses } = useWords("deskOrders");
  const { number } = useWords("orders");
  const language = useLanguage();
  const ids = orders.map(({ _id }) => _id);
  const { printAll, error } = usePrinting({ ids, what, isAtOnce });
  const undecided = orders.filter(({ status }) => !isSold(status));

  if (isTooMany || orders.length === 0) return <NothingToPrint isTooMany={isTooMany} />;
  return (
    <div className="mb-6 grid gap-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">{words.titles[what](orders.length)}</h1>
        <Button onClick={() => void printAll()}>
          <Printer aria-hidden="true" className="size-5" strokeWidth={1.5} />
          {words.print}
        </Button>
      </div>
      <nav aria-label={words.what}>
        <ul className="flex flex-wrap gap-x-6">
          {KINDS.map((kind) => (
            <li key={kind}>
              <Link
                href={localPath(
                  language,
                  printPath(ids, kind, { size: size === LABEL_SIZES[0] ? "" : size }),
                )}
                aria-current={kind === what ? "page" : undefined}
                className={LINK}
              >
                {words.kinds[kind]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {what === "labels" && <SizeChoice ids={ids} size={size} />}
      {error && (
        <Notice kind="error">
          {words.notMarked} {failure(error)}
        </Notice>
      )}
      {undecided.length > 0 && (
        <Notice kind="warning">
          {words.unconfirmed(
            undecided.map(({ orderNumber, status }) => `${number(orderNumber)} (${statuses[status]})`),
          )}
        </Notice>
      )}
    </div>
  );
}

function NothingToPrint({ isTooMany }: Pick<PrintBarProps, "isTooMany">) {
  const words = useWords("deskPrint");
  return (
    <>
      <h1 className="mb-4 text-2xl">{words.nothing}</h1>
      <p className="mb-6 text-lg">{isTooMany ? words.tooMany(MAX_PRINTED) : words.none}</p>
      <LinkButton href={PATHS.allOrders}>{words.back}</LinkButton>
    </>
  );
}

const SIZE_LABELS: Record<LabelSize, string> = { small: "75 × 100 mm", a6: "A6" };

/** The paper size of the labels; this device keeps the choice. */
function SizeChoice({ ids, size }: { ids: string[]; size: LabelSize }) {
  const { size: label } = useWords("deskPrint");
  const language = useLanguage();
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6">
        {LABEL_SIZES.map((one) => (
          <li key={one}>
            <Link
              href={localPath(language, printPath(ids, "labels", { size: one }))}
              aria-current={one === size ? "page" : undefined}
              className={LINK}
              onClick={() => keep("localStorage", LABEL_SIZE_KEY, one)}
            >
              {SIZE_LABELS[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PrintingOptions extends Pick<PrintBarProps, "what" | "isAtOnce"> {
  ids: string[];
}

/** Opens the browser's dialog, and marks the orders as printed. */
function usePrinting({ ids, what, isAtOnce }: PrintingOptions) {
  const marking = useMarkPrinted();

  async function printAll(): Promise<void> {
    // Paper does not change afterwards, so the fonts must have arrived.
    await document.fonts.ready;
    // Sent first, because nothing is sent while the browser's dialog is open.
    if (what !== "picks") marking.mutate(ids);
    window.print();
  }

  const printFirst = useEffectEvent(() => {
    if (isAtOnce && ids.length > 0) void printAll();
  });
  useEffect(() => printFirst(), []);
  return { printAll, error: marking.error };
}
