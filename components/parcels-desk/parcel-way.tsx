import { useWords } from "#words";
import { useCourierName } from "@/components/words/use-courier-name";
import { Code } from "@/components/parcels-desk/tracking-form";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import type { ParcelState } from "@/lib/orders/lifecycle";
import { canTake, isInShop } from "@/lib/orders/lifecycle/rules";
import { describeState } from "@/lib/orders/lifecycle/words";
import { dayOf } from "@/lib/platform/time/dhaka";

interface ParcelWayProps {
  order: Pick<ListedParcel, "address" | "parcel">;
  /** What whoever packs it, or asks where it is, is to know; it stands before what can be cut. */
  notes: string;
}

/** A line of where a parcel goes or who has it; its state where the next step does not say it. */
export function ParcelWay({ order: { address, parcel }, notes }: ParcelWayProps) {
  const { back: words } = useWords("deskParcels");
  const { day, timeline } = useWords("orders");
  const nameOf = useCourierName();
  const { state, courier, since, trackingCode, trackingUrl, returned } = parcel;
  const sellable = returned?.reduce((sum, line) => sum + line.sellable, 0);
  const isHere = isInShop(state);
  const facts = isHere ? [] : [since && day(dayOf(since)), sellable !== undefined && words.inStock(sellable)];
  return (
    <p
      className="truncate text-muted"
      title={[notes, isHere && address].filter(Boolean).join(" · ") || undefined}
    >
      <span className={isSaidByStep(state) ? "sr-only" : "font-semibold text-ink"}>
        {describeState(parcel, timeline)} ·{" "}
      </span>
      {isHere && notes && (
        <>
          <Notes>{notes}</Notes>
          {" · "}
        </>
      )}
      {isHere ? address : courier && nameOf(courier).label}
      {/* Before the day: of a long line the end is cut. */}
      {!isHere && trackingCode && (
        <>
          {" · "}
          <Code code={trackingCode} url={trackingUrl} className="link" />
        </>
      )}
      {!isHere && notes && (
        <>
          {" · "}
          <Notes>{notes}</Notes>
        </>
      )}
      {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
    </p>
  );
}

const Notes = ({ children }: { children: string }) => (
  <span className="border-l-4 border-marigold pl-2 text-ink">{children}</span>
);

const isSaidByStep = (state: ParcelState): boolean => canTake(state, "pack") || canTake(state, "deliver");
