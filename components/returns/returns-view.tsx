"use client";

import { type FocusEvent, type ReactNode, useRef } from "react";
import { ReturnCard } from "@/components/returns/return-card";
import { QueryState } from "@/components/ui/query-state";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { formatCount } from "@/lib/format";
import { useReturns } from "@/lib/returns/api";
import type { ReturnDto } from "@/lib/returns/dto";

/** What customers send back after it was delivered: what is to be done about it, and what is done. */
export function ReturnsView() {
  const list = useReturns();
  return (
    <QueryState query={list}>
      {({ asked, open, settled }) => (
        <FocusedCards>
          <Returns title="Asked for" returns={asked} empty="" />
          <Returns
            title="Open"
            returns={open}
            empty={
              asked.length > 0
                ? ""
                : "Nothing is on its way back. Customers ask for a return beside their order; the desk opens one on the parcel’s card."
            }
          />
          <Returns title="Settled lately" returns={settled} empty="" />
        </FocusedCards>
      )}
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
  empty: string;
}

function Returns({ title, returns, empty }: ReturnsProps) {
  if (returns.length === 0) return empty === "" ? null : <p className="py-8 text-lg">{empty}</p>;
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-2xl">
        {title} <span className="text-lg text-muted tabular-nums">({formatCount(returns.length)})</span>
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
