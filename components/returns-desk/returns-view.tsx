"use client";

import { type FocusEvent, type ReactNode, useRef } from "react";
import { ShowMore } from "@/components/desk-kit/show-more";
import { ReturnCard } from "@/components/returns-desk/return-card";
import { QueryState } from "@/components/ui/query-state";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { formatCount } from "@/lib/platform/text/format";
import { useReturns } from "@/lib/returns/api";
import type { ReturnDto } from "@/lib/returns/dto";
import { RETURN_TAB_NAMES, RETURN_TABS } from "@/lib/orders/lifecycle/rules";
import { RETURN_TAB_LABELS } from "@/lib/orders/lines/words";
import { recordOf } from "@/lib/platform/record-of";

const NOTHING_OPEN =
  "No return is open. Customers ask for a return beside their order; the desk opens one on the parcel’s card.";

/** The returns after delivery: those with work to do, and those that are done. */
export function ReturnsView() {
  const list = useReturns();
  return (
    <QueryState query={list}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows);
        const counts = pages[0]?.counts ?? recordOf(RETURN_TAB_NAMES, 0);
        return (
          <FocusedCards>
            {RETURN_TAB_NAMES.map((tab) => (
              <Returns
                key={tab}
                title={RETURN_TAB_LABELS[tab]}
                returns={rows.filter(({ state }) => RETURN_TABS[tab].includes(state))}
                count={counts[tab]}
                empty={tab === "open" && counts.asked === 0 ? NOTHING_OPEN : ""}
              />
            ))}
            <ShowMore pages={list} />
          </FocusedCards>
        );
      }}
    </QueryState>
  );
}

/** A card that moves from one list to another keeps the focus. */
function FocusedCards({ children }: { children: ReactNode }) {
  const focus = useKeptFocus<HTMLDivElement>();
  const last = useRef("");
  const follow = ({ target, currentTarget }: FocusEvent) => {
    if (target === currentTarget) document.getElementById(last.current)?.focus({ preventScroll: true });
    else last.current = target.closest("article")?.id ?? "";
  };
  return (
    <div ref={focus} tabIndex={-1} onFocus={follow} className="grid grid-cols-1 gap-8">
      {children}
    </div>
  );
}

interface ReturnsProps {
  title: string;
  returns: ReturnDto[];
  /** The number of returns, visible or not. */
  count: number;
  empty: string;
}

function Returns({ title, returns, count, empty }: ReturnsProps) {
  if (count === 0) return empty === "" ? null : <p className="py-8 text-lg">{empty}</p>;
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-2xl">
        {title} <span className="text-lg text-muted tabular-nums">({formatCount(count)})</span>
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {returns.map((entry) => (
          <li key={entry._id}>
            <ReturnCard entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
