import { useLanguage, useWords } from "#words";
import { localPath } from "@/lib/words/local-path.mjs";
import { useState } from "react";
import { Printer } from "lucide-react";
import { BAR_BUTTON, Refusals, SelectionBar } from "@/components/desk-kit/selection-bar";
import type { Outcome, useOneByOne } from "@/components/desk-kit/use-one-by-one";
import type { useSelection } from "@/components/desk-kit/use-selection";
import { Button } from "@/components/ui/button";
import { FlaggedOrders, isFlagged } from "@/components/orders-desk/flagged-orders";
import { LinkButton } from "@/components/ui/link-button";
import { type ListedOrder, useDecideOrders } from "@/lib/orders/all-orders/api";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { isUndecided } from "@/lib/orders/lifecycle/rules";
import { printPath } from "@/lib/desk-paths";

interface OrdersBarProps {
  /** The orders of the current page. */
  orders: ListedOrder[];
  selection: ReturnType<typeof useSelection>;
  bulk: ReturnType<typeof useOneByOne<ListedOrder>>;
}

const PAPERS = ["slips", "labels", "picks"] as const;

/** Confirms and prints the selected orders. */
export function OrdersBar({ orders, selection, bulk }: OrdersBarProps) {
  const { bar: words, decide: decisions } = useWords("deskOrders");
  const { money } = useWords("units");
  const { decide, finish } = useDecideOrders();
  const selected = orders.filter(({ _id, isGone }) => !isGone && selection.has(_id));
  const undecided = selected.filter(({ status }) => isUndecided(status));
  const [approved, setApproved] = useState<ReadonlySet<string>>(new Set());
  const flagged = undecided.filter(isFlagged);
  const pending = undecided.filter((order) => !isFlagged(order) || approved.has(order._id));

  async function confirmAll() {
    const confirmed = await bulk.run({
      doing: words.confirming,
      rows: pending,
      work: ({ _id }) => decide({ orderId: _id, status: ORDER_STEPS.confirm.to }),
    });
    finish();
    selection.drop(idsOf(confirmed));
  }

  return (
    <SelectionBar
      label={words.label}
      count={selected.length}
      note={
        undecided.length === 0
          ? undefined
          : words.pending(pending.length, money(pending.reduce((sum, { amount }) => sum + amount, 0)))
      }
      progress={bulk.progress}
      result={bulk.result && <Result {...bulk.result} />}
      onClear={() => {
        selection.clear();
        bulk.forget();
      }}
      actions={
        undecided.length > 0 && (
          <>
            <FlaggedOrders orders={flagged} approved={approved} onApprove={setApproved} />
            <Button
              className={BAR_BUTTON}
              disabled={bulk.progress !== null || pending.length === 0}
              onClick={() => void confirmAll()}
            >
              {decisions.confirm}
            </Button>
          </>
        )
      }
      links={<PaperLinks orders={selected} />}
    />
  );
}

/** Links to what is printed of these orders. */
function PaperLinks({ orders }: { orders: ListedOrder[] }) {
  const { papers } = useWords("deskOrders");
  return PAPERS.map((what) => (
    <LinkButton
      key={what}
      variant="quiet"
      className={BAR_BUTTON}
      href={printPath(idsOf(orders), what)}
      target="_blank"
    >
      {what === "slips" && (
        <Printer aria-hidden="true" className="size-4 max-[22rem]:hidden" strokeWidth={1.75} />
      )}
      {papers.all[what]}
    </LinkButton>
  ));
}

const idsOf = (orders: ListedOrder[]): string[] => orders.map(({ _id }) => _id);

function Result({ done, refused }: Outcome<ListedOrder>) {
  const { bar: words } = useWords("deskOrders");
  const language = useLanguage();
  return (
    <>
      <span className="block font-semibold">
        {words.result(done.length, refused.length)}{" "}
        {done.length > 0 && (
          <a
            href={localPath(language, printPath(idsOf(done)))}
            target="_blank"
            rel="noreferrer"
            className="tap-link"
          >
            {words.print(done.length)}
          </a>
        )}
      </span>
      <Refusals refused={refused} />
    </>
  );
}
