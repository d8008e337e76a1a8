import "server-only";
import type { Types } from "mongoose";
import { getEnv } from "@/lib/env";
import { Batcher } from "@/lib/platform/database/batcher";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";
import { countAllPieces } from "@/lib/stock/count-all-pieces";
import type { StoredStatus } from "@/lib/orders/lifecycle";
import { Order } from "@/models/order";
import { PLACING, UNDECIDED_STATUSES } from "@/lib/orders/lifecycle/rules";

/** How long the sum of all pieces is taken for true: it hardly moves, for what is ordered stays in it. */
const PIECES_KEPT_MS = 10 * SECOND_MS;

let kept: { pieces: Promise<number>; until: number } | undefined;

/** The most pieces that all newcomers without a proved phone may hold together; infinite where they may hold all. */
export async function mostNewcomerPieces(): Promise<number> {
  const { NEWCOMER_SHARE_PERCENT: percent, RATE_LIMIT_FACTOR: factor } = getEnv();
  const share = (percent / 100) * factor;
  if (percent === 100 || share >= 1) return Infinity;
  return Math.floor((await readAllPieces()) * share);
}

/** One count for all who ask at once; none is kept that failed. */
async function readAllPieces(): Promise<number> {
  if (!kept || kept.until < performance.now())
    kept = { pieces: countAllPieces(), until: performance.now() + PIECES_KEPT_MS };
  const mine = kept;
  try {
    return await mine.pieces;
  } catch (error) {
    if (kept === mine) kept = undefined;
    throw error;
  }
}

interface ReadShareOptions {
  /** Is left out. */
  orderId?: Types.ObjectId;
  /** What this order has claimed: see readCompetition(). */
  lineIds?: ReadonlySet<string>;
}

/** The pieces that all newcomers hold, or will: those that are being placed count as if they were. */
export async function readNewcomerPieces({ orderId, lineIds }: ReadShareOptions = {}): Promise<number> {
  const orders = await reads.run("all");
  const others = orders.filter(
    ({ _id, reservation }) =>
      !orderId?.equals(_id) && !reservation?.lines.some(({ lineId }) => lineIds?.has(String(lineId))),
  );
  return others.reduce((total, { newcomer }) => total + (newcomer?.pieces ?? 0), 0);
}

const holding = (statuses: readonly StoredStatus[]) =>
  Order.find({ status: { $in: statuses }, "newcomer.pieces": { $gt: 0 } })
    .hint(engineHint("newcomerPieces"))
    .select("newcomer.pieces reservation.lines.lineId")
    .lean();

type Held = Awaited<ReturnType<typeof holding>>;

/** One read for all who order at once. An order that is committed in between is seen twice rather than not at all. */
const reads = new Batcher<string, Held>({
  name: "newcomers' share",
  work: async (asked) => {
    const placing = await holding([PLACING]);
    const placed = await holding(UNDECIDED_STATUSES);
    const seen = new Map([...placing, ...placed].map((order) => [order._id.toString(), order]));
    return asked.map(() => [...seen.values()]);
  },
});
