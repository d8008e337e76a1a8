"use client";

import { ReturnCard } from "@/components/returns/return-card";
import { QueryState } from "@/components/ui/query-state";
import { formatCount } from "@/lib/format";
import { useReturns } from "@/lib/returns/api";
import type { ReturnDto } from "@/lib/returns/dto";

/** What customers send back after it was delivered: what is to be done about it, and what is done. */
export function ReturnsView() {
  const list = useReturns();
  return (
    <QueryState query={list}>
      {({ asked, open, settled }) => (
        <div className="grid grid-cols-1 gap-8">
          <Returns title="Asked for" returns={asked} empty="" />
          <Returns
            title="Open"
            returns={open}
            empty="Nothing is on its way back. Customers ask for returns with their orders; the desk opens them on the parcel’s card."
          />
          <Returns title="Settled lately" returns={settled} empty="" />
        </div>
      )}
    </QueryState>
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
