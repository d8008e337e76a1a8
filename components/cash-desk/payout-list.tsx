"use client";

import { useWords } from "#words";
import { useCourierName } from "@/components/words/use-courier-name";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { PayoutProgress } from "@/components/cash-desk/payout-progress";
import { SmallButton } from "@/components/desk-kit/small-button";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { useAction } from "@/components/ui/use-action";
import { changePayout } from "@/lib/cash/payouts/api";
import type { PayoutDto } from "@/lib/cash/payouts/dto";
import { isUnderWay } from "@/lib/cash/payouts/rules";

/** How often to refetch while somebody records a payout. */
const REFRESH_MS = 2_000;

interface PayoutListProps {
  payouts: PayoutDto[];
  /** The links to the other payouts. */
  links: ReactNode;
}

/** The recorded payouts, newest first. */
export function PayoutList({ payouts, links }: PayoutListProps) {
  const { payouts: words } = useWords("deskCash");
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
        {words.title}
      </h2>
      {payouts.length === 0 ? (
        <p className="text-lg">{words.none}</p>
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

function Payout({ payout }: { payout: PayoutDto }) {
  const { courier, reference, day, total, charges, state, recorded, sum, left, actorEmail } = payout;
  const { payouts: words } = useWords("deskCash");
  const { payouts: outcomes } = useWords("deskLabels");
  const { day: sayDay } = useWords("orders");
  const { count, money } = useWords("units");
  const { label } = useCourierName()(courier);
  const difference = sum - charges - total;
  const isRunning = isUnderWay(state);
  return (
    <div className="grid grid-cols-1 gap-1 wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold">
          {label} {reference}
        </strong>
        <span className="text-sm text-muted tabular-nums">{sayDay(day)}</span>
        {words.states[state] && (
          <span className={`font-semibold ${isRunning ? "" : "text-selvedge"}`}>{words.states[state]}</span>
        )}
      </p>
      <p className="tabular-nums">
        {words.paid(money(total))}
        {charges > 0 && words.kept(money(charges))}
        {!isRunning && words.for(money(sum), recorded)}
        {state === "recorded" && difference !== 0 && (
          <strong className="font-semibold text-selvedge">
            {words.differs(money(Math.abs(difference)), difference > 0)}
          </strong>
        )}
        {words.end}
      </p>
      <p className="text-sm text-muted">{words.by(actorEmail)}</p>
      {left.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center">{words.left(left.length)}</summary>
          <ul className="pl-4 text-sm tabular-nums">
            {left.map(({ row, label: given, amount, outcome }) => (
              <li key={row}>
                {words.row(count(row))}{" "}
                {[given, amount !== null && money(amount), outcomes[outcome].toLowerCase()]
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
  const { payouts: words } = useWords("deskCash");
  const { failure: sayFailure } = useWords("deskKit");
  const name = `${useCourierName()(courier).label} ${reference}`;
  const { run, isPending, failure } = useAction(async (to: "recorded" | "undone") => {
    try {
      await changePayout({ payoutId: _id, to, onPart: () => router.refresh() });
      router.refresh();
    } finally {
      setIsAsked(false);
    }
  }, sayFailure);

  return (
    <div className="flex flex-wrap items-center gap-2">
      {isUnderWay(state) && (
        <SmallButton
          disabled={isPending}
          onClick={() => void run(state === "recording" ? "recorded" : "undone")}
        >
          {state === "recording" ? words.goOn(name) : words.goOnBack(name)}
        </SmallButton>
      )}
      {state === "recorded" && !isAsked && (
        <SmallButton aria-label={words.takeBackOf(name)} onClick={() => setIsAsked(true)}>
          {words.takeBack}
        </SmallButton>
      )}
      {state === "recorded" && isAsked && (
        <>
          <SmallButton variant="primary" disabled={isPending} onClick={() => void run("undone")}>
            {words.yes(name)}
          </SmallButton>
          <SmallButton disabled={isPending} onClick={() => setIsAsked(false)}>
            {words.no}
          </SmallButton>
        </>
      )}
      <ErrorNotice error={failure} />
    </div>
  );
}
