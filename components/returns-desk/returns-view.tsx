"use client";

import { type FocusEvent, type ReactNode, useRef } from "react";
import { ShowMore } from "@/components/desk-kit/show-more";
import { ReturnCard } from "@/components/returns-desk/return-card";
import { QueryState } from "@/components/ui/query-state";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { formatCount } from "@/lib/platform/text/format";
import { useReturns } from "@/lib/returns/api";
import type { ReturnDto } from "@/lib/returns/dto";

/** What customers send back after it was delivered: what is to be done about it, and what is done. */
export function ReturnsView() {
  const list = useReturns();
  return (
    <QueryState query={list}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows);
        const asked = rows.filter(({ state }) => state === "asked");
        const settled = rows.filter(({ state }) => state === "settled");
        const open = rows.filter(({ state }) => state !== "asked" && state !== "settled");
        const counts = pages[0]?.counts ?? { asked: 0, open: 0, settled: 0 };
        return (
          <FocusedCards>
            <Returns title="Asked for" returns={asked} count={counts.asked} empty="" />
            <Returns
              title="Open"
              returns={open}
              count={counts.open}
              empty={
                counts.asked > 0
                  ? ""
                  : "Nothing is on its way back. Customers ask for a return beside their order; the desk opens one on the parcel’s card."
              }
            />
            <Returns title="Settled lately" returns={settled} count={counts.settled} empty="" />
            <ShowMore pages={list} />
          </FocusedCards>
        );
      }}
    </QueryState>
  );
}

/** A card that goes from one list to another takes the focus along. */
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
  /** How many there are, shown or not. */
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
