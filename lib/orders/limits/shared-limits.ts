import "server-only";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { groupBy } from "@/lib/platform/group-by";
import { scaled } from "@/lib/platform/http/rate-limit";
import type { SharedLimitDto } from "@/lib/orders/limits/dto";
import { NEWCOMER_LIMITS } from "@/lib/orders/limits/order-limits";
import { COUNTED, inWindow } from "@/lib/orders/limits/read-newcomers";
import { readSharedKey } from "@/lib/orders/limits/shared-keys";
import type { SharedKind } from "@/lib/orders/limits/constants";
import { UNDECIDED } from "@/lib/orders/lifecycle/rules";
import { Order } from "@/models/order";

/** From here on the desk is told of it. */
const NEARLY = 0.8;
/** Of a client address, whose digest says nothing to anybody. */
const MARK_LENGTH = 6;
const BY_KEY = { "newcomer.shared": 1, _id: 1 } as const;

/** What new customers share and have nearly used up, the fullest first. */
export async function listSharedLimits(now = Date.now()): Promise<SharedLimitDto[]> {
  const [counted, waiting] = await Promise.all([
    readShares({ ...inWindow(now), $or: COUNTED }),
    readShares({ ...inWindow(now), ...UNDECIDED, callFirst: true }),
  ]);
  return [...counted]
    .flatMap(([key, shares]) => describe(key, shares, waiting.get(key)?.length ?? 0))
    .filter((limit) => fullness(limit) >= NEARLY)
    .toSorted((a, b) => fullness(b) - fullness(a));
}

/** What has been ordered with it so far counts no more, for anybody. Returns how many orders that were. */
export async function liftSharedLimit(key: string, now = Date.now()): Promise<number> {
  const { modifiedCount } = await Order.updateMany(
    { "newcomer.shared": key, ...inWindow(now) },
    { $pull: { "newcomer.shared": key } },
    { timestamps: false, hint: engineHint(BY_KEY) },
  );
  return modifiedCount;
}

/** The pieces of each order, by what it shares. */
async function readShares(filter: object): Promise<Map<string, { pieces: number }[]>> {
  const orders = await Order.find({ "newcomer.shared": { $exists: true }, ...filter })
    .select("newcomer")
    .lean();
  const shares = orders.flatMap(({ newcomer }) =>
    (newcomer?.shared ?? []).map((key) => ({ key, pieces: newcomer?.pieces ?? 0 })),
  );
  return groupBy(shares, ({ key }) => key);
}

function describe(key: string, shares: { pieces: number }[], waiting: number): SharedLimitDto[] {
  const read = readSharedKey(key);
  if (!read) return [];
  const { kind, value } = read;
  const { maxPieces, maxPendingOrders } = NEWCOMER_LIMITS[kind];
  return [
    {
      key,
      kind,
      name: nameOf(kind, value),
      pieces: shares.reduce((sum, { pieces }) => sum + pieces, 0),
      maxPieces: scaled(maxPieces),
      orders: shares.length,
      maxOrders: scaled(maxPendingOrders),
      waiting,
    },
  ];
}

const nameOf = (kind: SharedKind, value: string): string =>
  kind === "address" ? value.slice(0, MARK_LENGTH) : value;

const fullness = ({ pieces, maxPieces, orders, maxOrders }: SharedLimitDto): number =>
  Math.max(pieces / maxPieces, orders / maxOrders);
