import { useWords } from "#words";
import { useOneByOne } from "@/components/desk-kit/use-one-by-one";
import { useMoveParcels } from "@/lib/delivery/parcels/api";
import type { MoveParcelRequest } from "@/lib/delivery/parcels/schema";

/** What is moved: its card may not be on this page. */
export interface Movable {
  _id: string;
  orderNumber: number;
}

export interface BulkMove {
  /** Such as "Packed". */
  label: string;
  move: MoveParcelRequest;
  orders: Movable[];
  /** The ids of those whose tracking code it takes away. */
  uncoded?: readonly string[];
}

/** Moves parcels one after another; a move can be taken back once. */
export function useBulkMove() {
  const { bar: words } = useWords("deskParcels");
  const moveOne = useMoveParcels();
  const { run, ...bulk } = useOneByOne<Movable>();

  const moveAll = (
    { label, move, orders, uncoded = [] }: BulkMove,
    onUndo?: (moved: Movable[]) => Promise<unknown>,
  ) =>
    run({
      doing: (step) => words.moving(label, step),
      rows: orders,
      work: ({ _id }) =>
        moveOne({ orderId: _id, ...move, ...(uncoded.includes(_id) && { trackingCode: "" }) }),
      label,
      ...(onUndo && { onUndo }),
    });

  return {
    ...bulk,
    run: (step: BulkMove) =>
      moveAll(step, (moved) => {
        const { from, to } = step.move;
        return moveAll({ label: words.takenBack, move: { from: to, to: from }, orders: moved });
      }),
  };
}
