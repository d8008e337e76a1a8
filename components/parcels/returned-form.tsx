"use client";

import { useState } from "react";
import { PieceLine } from "@/components/returned-pieces/piece-line";
import { Button } from "@/components/ui/button";
import type { ListedParcel } from "@/lib/parcels/api";

interface ReturnedFormProps {
  order: ListedParcel;
  isBusy: boolean;
  onClose: () => void;
  onSend: (lines: { lineId: string; sellable: number; back?: number }[]) => void;
}

type Counts = Record<string, number>;

const sum = (counts: Counts): number => Object.values(counts).reduce((all, count) => all + count, 0);

/** Which pieces that came back can be sold again: none unless somebody has looked and ticked. */
export function ReturnedForm(props: ReturnedFormProps) {
  return props.order.parcel.state === "partlyDelivered" ? <PartForm {...props} /> : <WholeForm {...props} />;
}

/** Of a parcel that came back whole each piece did. */
function WholeForm({ order: { cartItems }, isBusy, onClose, onSend }: ReturnedFormProps) {
  const [counts, setCounts] = useState<Counts>({});
  return (
    <>
      <Pieces
        legend="What is back and can be sold again?"
        lines={cartItems.map((line) => ({ line, most: line.quantity }))}
        counts={counts}
        onCount={(id, count) => setCounts((before) => ({ ...before, [id]: count }))}
      />
      <Answers
        pieces={sum(counts)}
        isBusy={isBusy}
        onClose={onClose}
        onSend={() => onSend(cartItems.map(({ _id }) => ({ lineId: _id, sellable: counts[_id] ?? 0 })))}
      />
    </>
  );
}

/** Of one in part those alone that are ticked, whether they can be sold again or not. */
function PartForm({ order: { cartItems }, isBusy, onClose, onSend }: ReturnedFormProps) {
  const [back, setBack] = useState<Counts>({});
  const [counts, setCounts] = useState<Counts>({});
  const lines = cartItems.flatMap((line) => {
    const most = back[line._id] ?? 0;
    return most > 0 ? [{ line, most }] : [];
  });
  return (
    <>
      <Pieces
        legend="What did the courier bring back?"
        lines={cartItems.map((line) => ({ line, most: line.quantity }))}
        counts={back}
        onCount={(id, count) => {
          setBack((before) => ({ ...before, [id]: count }));
          setCounts((before) => ({ ...before, [id]: Math.min(before[id] ?? 0, count) }));
        }}
      />
      {lines.length > 0 && (
        <Pieces
          legend="What of that can be sold again?"
          lines={lines}
          counts={counts}
          onCount={(id, count) => setCounts((before) => ({ ...before, [id]: count }))}
        />
      )}
      <Answers
        pieces={sum(counts)}
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

interface PiecesProps {
  legend: string;
  lines: { line: ListedParcel["cartItems"][number]; most: number }[];
  counts: Counts;
  onCount: (lineId: string, count: number) => void;
}

function Pieces({ legend, lines, counts, onCount }: PiecesProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-1 rounded-cloth border border-ink/25 bg-white p-3">
      <legend className="px-1 font-semibold">{legend}</legend>
      {lines.map(({ line, most }) => (
        <PieceLine
          key={line._id}
          line={line}
          most={most}
          count={counts[line._id] ?? 0}
          onCount={(count) => onCount(line._id, count)}
        />
      ))}
    </fieldset>
  );
}

interface AnswersProps {
  pieces: number;
  isBusy: boolean;
  onClose: () => void;
  onSend: () => void;
}

function Answers({ pieces, isBusy, onClose, onSend }: AnswersProps) {
  return (
    <div className="flex flex-wrap gap-1.5">
      <Button className="min-h-11 flex-auto px-3! text-sm" disabled={isBusy} onClick={onSend}>
        {pieces === 0 ? "Back, nothing to sell" : `Put ${pieces} back into stock`}
      </Button>
      <Button variant="quiet" className="min-h-11 px-3! text-sm" disabled={isBusy} onClick={onClose}>
        Not yet
      </Button>
    </div>
  );
}
