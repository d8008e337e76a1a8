"use client";

import { useWords } from "#words";
import { type FocusEvent, type ReactNode, useRef } from "react";
import { ShowMore } from "@/components/desk-kit/show-more";
import { ReturnCard } from "@/components/returns-desk/return-card";
import { QueryState } from "@/components/ui/query-state";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { useReturns } from "@/lib/returns/api";
import type { ReturnDto } from "@/lib/returns/dto";
import { RETURN_TAB_NAMES, RETURN_TABS } from "@/lib/orders/lifecycle/rules";
import { recordOf } from "@/lib/platform/record-of";

/** The returns after delivery: those with work to do, and those that are done. */
export function ReturnsView() {
  const { nothingOpen } = useWords("deskReturns");
  const { returnTabs } = useWords("deskLabels");
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
                title={returnTabs[tab]}
                returns={rows.filter(({ state }) => RETURN_TABS[tab].includes(state))}
                count={counts[tab]}
                empty={tab === "open" && counts.asked === 0 ? nothingOpen : ""}
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
  const units = useWords("units");
  if (count === 0) return empty === "" ? null : <p className="py-8 text-lg">{empty}</p>;
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-2xl">
        {title} <span className="text-lg text-muted tabular-nums">({units.count(count)})</span>
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
