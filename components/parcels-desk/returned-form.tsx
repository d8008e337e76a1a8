import { useWords } from "#words";
import { BackIntoStock } from "@/components/desk-kit/back-into-stock";
import { PieceLines } from "@/components/returns/piece-lines";
import { usePieceCounts } from "@/components/returns/use-piece-counts";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { isDelivered } from "@/lib/orders/lifecycle/rules";

interface ReturnedFormProps {
  order: ListedParcel;
  isBusy: boolean;
  onClose: () => void;
  onSend: (lines: { lineId: string; sellable: number; back?: number }[]) => void;
}

/**
 * Which pieces that came back can be sold again: none unless somebody has looked and ticked. Of a parcel that came back
 * whole each piece did; of one in part those alone that are ticked, whether they can be sold again or not.
 */
export function ReturnedForm({ order: { cartItems, parcel }, onSend, ...form }: ReturnedFormProps) {
  const { counting: words } = useWords("deskParcels");
  const isPart = isDelivered(parcel.state);
  const ticked = usePieceCounts();
  const { counts, onCount } = usePieceCounts();
  const all = cartItems.map((line) => ({ line, most: line.quantity }));
  const back = isPart ? all.map(({ line }) => ({ line, most: ticked.counts[line._id] ?? 0 })) : all;
  const lines = back.filter(({ most }) => most > 0);
  return (
    <>
      {isPart && (
        <PieceLines
          legend={words.brought}
          lines={all}
          counts={ticked.counts}
          onCount={(id, count) => {
            ticked.onCount(id, count);
            onCount(id, Math.min(counts[id] ?? 0, count));
          }}
        />
      )}
      {lines.length > 0 && (
        <PieceLines legend={isPart ? words.ofThat : words.all} {...{ lines, counts, onCount }} />
      )}
      <BackIntoStock
        {...form}
        counts={counts}
        isReady={lines.length > 0}
        onSend={() =>
          onSend(
            lines.map(({ line: { _id: lineId }, most }) => ({
              lineId,
              sellable: counts[lineId] ?? 0,
              ...(isPart && { back: most }),
            })),
          )
        }
      />
    </>
  );
}
