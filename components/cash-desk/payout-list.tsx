"use client";

import { formatDay } from "@/lib/platform/time/format-day";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import { PayoutProgress } from "@/components/cash-desk/payout-progress";
import { SmallButton } from "@/components/desk-kit/small-button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { useAction } from "@/components/ui/use-action";
import { formatBdt } from "@/lib/platform/text/format";
import { changePayout } from "@/lib/cash/payouts/api";
import type { PayoutDto } from "@/lib/cash/payouts/dto";
import { isUnderWay, OUTCOME_LABELS } from "@/lib/cash/payouts/rules";

/** How often to refetch while somebody records a payout. */
const REFRESH_MS = 2_000;

interface PayoutListProps {
  payouts: PayoutDto[];
  /** The links to the other payouts. */
  links: ReactNode;
}

/** The recorded payouts, newest first. */
export function PayoutList({ payouts, links }: PayoutListProps) {
  const router = useRouter();
  const isAnyUnderWay = payouts.some(({ state }) => isUnderWay(state));

  useEffect(() => {
    if (!isAnyUnderWay) return;
    const timer = setInterval(() => router.refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isAnyUnderWay, router]);

  return (
    <section aria-labelledby="payouts" className="min-w-0">
      <h2 id="payouts" className="mb-3 text-2xl">
        Payouts
      </h2>
      {payouts.length === 0 ? (
        <p className="text-lg">No payout is recorded yet.</p>
      ) : (
        <ul aria-labelledby="payouts" className="grid grid-cols-1 gap-2">
          {payouts.map((payout) => (
            <li key={payout._id} className="card px-4 py-3">
              <Payout payout={payout} />
            </li>
          ))}
        </ul>
      )}
      {links}
    </section>
  );
}

const STATE_WORDS: Record<PayoutDto["state"], string> = {
  recording: "Being recorded",
  recorded: "",
  undoing: "Being taken back",
  undone: "Taken back",
};

function Payout({ payout }: { payout: PayoutDto }) {
  const { courier, reference, day, total, charges, state, recorded, sum, left, actorEmail } = payout;
  const difference = sum - charges - total;
  const isRunning = isUnderWay(state);
  return (
    <div className="grid grid-cols-1 gap-1 wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold">
          {COURIER_FACTS[courier].label} {reference}
        </strong>
        <span className="text-sm text-muted tabular-nums">{formatDay(day)}</span>
        {STATE_WORDS[state] && (
          <span className={`font-semibold ${isRunning ? "" : "text-selvedge"}`}>{STATE_WORDS[state]}</span>
        )}
      </p>
      <p className="tabular-nums">
        {formatBdt(total)} paid{charges > 0 && `, ${formatBdt(charges)} kept`}
        {!isRunning && `; ${formatBdt(sum)} for ${recorded} ${recorded === 1 ? "parcel" : "parcels"}`}
        {state === "recorded" && difference !== 0 && (
          <strong className="font-semibold text-selvedge">
            , {formatBdt(Math.abs(difference))} {difference > 0 ? "more" : "less"} than was paid and kept
          </strong>
        )}
        .
      </p>
      <p className="text-sm text-muted">Recorded by {actorEmail}</p>
      {left.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center">Left out: {left.length}</summary>
          <ul className="pl-4 text-sm tabular-nums">
            {left.map(({ row, label, amount, outcome }) => (
              <li key={row}>
                Row {row}:{" "}
                {[label, amount !== null && formatBdt(amount), OUTCOME_LABELS[outcome].toLowerCase()]
                  .filter(Boolean)
                  .join(", ")}
              </li>
            ))}
          </ul>
        </details>
      )}
      <PayoutProgress payout={payout} />
      {state !== "undone" && <Change payout={payout} />}
    </div>
  );
}

function Change({ payout: { _id, courier, reference, state } }: { payout: PayoutDto }) {
  const router = useRouter();
  const [isAsked, setIsAsked] = useState(false);
  const name = `${COURIER_FACTS[courier].label} ${reference}`;
  const { run, isPending, failure } = useAction(async (to: "recorded" | "undone") => {
    try {
      await changePayout({ payoutId: _id, to, onPart: () => router.refresh() });
      router.refresh();
    } finally {
      setIsAsked(false);
    }
  });

  return (
    <div className="flex flex-wrap items-center gap-2">
      {isUnderWay(state) && (
        <SmallButton
          disabled={isPending}
          onClick={() => void run(state === "recording" ? "recorded" : "undone")}
        >
          Go on {state === "recording" ? "with" : "taking back"} {name}
        </SmallButton>
      )}
      {state === "recorded" && !isAsked && (
        <SmallButton aria-label={`Take back ${name}`} onClick={() => setIsAsked(true)}>
          Take back
        </SmallButton>
      )}
      {state === "recorded" && isAsked && (
        <>
          <SmallButton variant="primary" disabled={isPending} onClick={() => void run("undone")}>
            Yes, take back {name}
          </SmallButton>
          <SmallButton disabled={isPending} onClick={() => setIsAsked(false)}>
            No
          </SmallButton>
        </>
      )}
      <ErrorNotice error={failure} />
    </div>
  );
}
