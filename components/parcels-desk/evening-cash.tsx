import { useWords } from "#words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Refusals } from "@/components/desk-kit/selection-bar";
import { SmallButton } from "@/components/desk-kit/small-button";
import { useOneByOne } from "@/components/desk-kit/use-one-by-one";
import { cashOf, isCashWithRider, useReceiveCash } from "@/components/parcels-desk/use-receive-cash";
import { CheckBox } from "@/components/ui/check-box";
import { QueryState } from "@/components/ui/query-state";
import { OWN_RIDER } from "@/lib/orders/carrier/words";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { callProtected } from "@/lib/platform/http/client";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";
import { describeState } from "@/lib/orders/lifecycle/words";

const MOST = 100;

/** The parcels that the shop's own rider has out, and those delivered without recorded cash. */
async function readOfRider(): Promise<ListedParcel[]> {
  const ofRider = { courier: OWN_RIDER, limit: String(MOST) } as const;
  const lists = await Promise.all([
    callProtected("GET /parcels", {
      query: { ...ofRider, tab: "withCourier", state: PARCEL_STEPS.handOver.to },
    }),
    callProtected("GET /parcels", { query: { ...ofRider, tab: "done", state: PARCEL_STEPS.deliver.to } }),
  ]);
  return lists.flatMap(({ rows }) => rows).filter(isCashWithRider);
}

/** The cash that the shop's own rider hands in for all their parcels: one press opens it, one records it. */
export function EveningCash() {
  const { evening: words } = useWords("deskParcels");
  const [isOpen, setIsOpen] = useState(false);
  const parcels = useQuery({
    queryKey: ["cash of our rider"],
    queryFn: readOfRider,
    enabled: isOpen,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <SmallButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {words.open}
      </SmallButton>
      {isOpen && (
        <div className="order-last min-w-0 basis-full rounded-cloth border border-ink/25 bg-white p-3">
          <QueryState query={parcels}>{(rows) => <CashOfRider parcels={rows} />}</QueryState>
        </div>
      )}
    </>
  );
}

function CashOfRider({ parcels }: { parcels: ListedParcel[] }) {
  const { evening: words } = useWords("deskParcels");
  const { number, timeline } = useWords("orders");
  const { money } = useWords("units");
  const [left, setLeft] = useState<readonly string[]>([]);
  const receive = useReceiveCash();
  const taking = useOneByOne<ListedParcel>();
  const taken = parcels.filter(({ _id }) => !left.includes(_id));
  const sum = taken.reduce((total, { parcel }) => total + cashOf(parcel), 0);
  const { progress, result } = taking;

  if (result) {
    const received = result.done.reduce((total, { parcel }) => total + cashOf(parcel), 0);
    return (
      <output>
        {result.done.length > 0 && (
          <strong className="font-semibold">{words.received(money(received), result.done.length)}</strong>
        )}
        <Refusals refused={result.refused} />
      </output>
    );
  }
  if (parcels.length === 0) return <p>{words.none}</p>;
  return (
    <div className="grid grid-cols-1 gap-2">
      <ul className="min-w-0">
        {parcels.map(({ _id, orderNumber, name, parcel }) => (
          <li key={_id}>
            <CheckBox
              className="flex min-h-11 items-center gap-3"
              checked={!left.includes(_id)}
              disabled={progress !== null}
              onChange={(isTaken) => setLeft(isTaken ? left.filter((id) => id !== _id) : [...left, _id])}
            >
              <span className="price">{number(orderNumber)}</span>
              <span className="min-w-0 flex-1 leading-tight">
                <span className="block truncate" title={name}>
                  {name}
                </span>
                <span className="text-sm text-muted">{describeState(parcel, timeline)}</span>
              </span>
              <span className="whitespace-nowrap tabular-nums">{money(cashOf(parcel))}</span>
            </CheckBox>
          </li>
        ))}
      </ul>
      <output className="empty:hidden">{progress}</output>
      <SmallButton
        variant="primary"
        disabled={progress !== null || taken.length === 0}
        onClick={() => void taking.run({ doing: words.receiving, rows: taken, work: receive })}
      >
        {words.receive(money(sum), taken.length)}
      </SmallButton>
    </div>
  );
}
