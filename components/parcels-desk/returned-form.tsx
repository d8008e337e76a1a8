import { BackIntoStock } from "@/components/returns/back-into-stock";
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

/** Which pieces that came back can be sold again: none unless somebody has looked and ticked. */
export function ReturnedForm(props: ReturnedFormProps) {
  return isDelivered(props.order.parcel.state) ? <PartForm {...props} /> : <WholeForm {...props} />;
}

/** Of a parcel that came back whole each piece did. */
function WholeForm({ order: { cartItems }, isBusy, onClose, onSend }: ReturnedFormProps) {
  const { counts, onCount } = usePieceCounts();
  return (
    <>
      <PieceLines
        legend="What is back and can be sold again?"
        lines={cartItems.map((line) => ({ line, most: line.quantity }))}
        counts={counts}
        onCount={onCount}
      />
      <BackIntoStock
        counts={counts}
        isBusy={isBusy}
        onClose={onClose}
        onSend={() => onSend(cartItems.map(({ _id }) => ({ lineId: _id, sellable: counts[_id] ?? 0 })))}
      />
    </>
  );
}

/** Of one in part those alone that are ticked, whether they can be sold again or not. */
function PartForm({ order: { cartItems }, isBusy, onClose, onSend }: ReturnedFormProps) {
  const back = usePieceCounts();
  const { counts, onCount } = usePieceCounts();
  const lines = cartItems.flatMap((line) => {
    const most = back.counts[line._id] ?? 0;
    return most > 0 ? [{ line, most }] : [];
  });
  return (
    <>
      <PieceLines
        legend="What did the courier bring back?"
        lines={cartItems.map((line) => ({ line, most: line.quantity }))}
        counts={back.counts}
        onCount={(id, count) => {
          back.onCount(id, count);
          onCount(id, Math.min(counts[id] ?? 0, count));
        }}
      />
      {lines.length > 0 && (
        <PieceLines
          legend="What of that can be sold again?"
          lines={lines}
          counts={counts}
          onCount={onCount}
        />
      )}
      <BackIntoStock
        counts={counts}
        isBusy={isBusy || lines.length === 0}
        onClose={onClose}
        onSend={() =>
          onSend(
            lines.map(({ line, most }) => ({
              lineId: line._id,
              sellable: counts[line._id] ?? 0,
              back: most,
            })),
          )
        }
      />
    </>
  );
}
