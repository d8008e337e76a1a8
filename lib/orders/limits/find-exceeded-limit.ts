import "server-only";
import { countPieces } from "@/lib/orders/cart/rules";
import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import { AppError } from "@/lib/platform/http/errors";
import { scaled } from "@/lib/platform/http/rate-limit";
import { MAX_PENDING_ORDERS, type OrderLimits } from "@/lib/orders/limits/order-limits";
import { brandFacts } from "@/lib/shop-facts";
import type { ExceededLimit } from "@/lib/words/en/ordering";
import { HOUR_SECONDS } from "@/lib/platform/time/durations.mjs";

/** What an order holds or would hold. */
export interface Holding {
  lines: readonly { productId: string; quantity: number }[];
  /** Whole BDT. */
  amount: number;
}

interface Wish extends Holding {
  /** For the product's name. */
  lines: readonly { productId: string; quantity: number; productName: string }[];
}

interface FindExceededLimitOptions {
  limits: OrderLimits;
  wish: Wish;
  /** What the account's other orders hold. */
  held: readonly Holding[];
}

/** The refusal of an order with which its account would hold more than it may; null where it may. */
export function findExceededLimit({ limits, wish, held }: FindExceededLimitOptions): AppError | null {
  const mostOrders = scaled(MAX_PENDING_ORDERS);
  if (held.length >= mostOrders) return tooManyOrders(mostOrders);
  for (const { productId, productName } of wish.lines) {
    const ofProduct = (holding: Holding) => piecesOf(holding, productId);
    const excess = { wanted: ofProduct(wish), held: sum(held.map(ofProduct)) };
    const most = scaled(limits.maxPiecesOfProduct);
    if (isOver(excess, most))
      return tooMuch(excess, {
        of: "product",
        most,
        productName,
        inWords: (count) => `${formatPieces(count)} of “${productName}”`,
      });
  }
  const inAll = { wanted: piecesOf(wish), held: sum(held.map((holding) => piecesOf(holding))) };
  const mostPieces = scaled(limits.maxPieces);
  if (isOver(inAll, mostPieces))
    return tooMuch(inAll, { of: "pieces", most: mostPieces, inWords: formatPieces });
  const money = { wanted: wish.amount, held: sum(held.map(({ amount }) => amount)) };
  const mostBdt = scaled(limits.maxAmountBdt);
  return isOver(money, mostBdt) ? tooMuch(money, { of: "taka", most: mostBdt, inWords: formatBdt }) : null;
}

interface Measured {
  wanted: number;
  held: number;
}

const isOver = ({ wanted, held }: Measured, most: number): boolean => wanted + held > most;

function piecesOf({ lines }: Holding, productId?: string): number {
  const counted = productId === undefined ? lines : lines.filter((line) => line.productId === productId);
  return countPieces(counted);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

interface Limit extends ExceededLimit {
  inWords: (count: number) => string;
}

/** Time cures it only where orders that wait for a call are in the way. */
function tooMuch({ wanted, held }: Measured, { inWords, ...exceeded }: Limit): AppError {
  const { most } = exceeded;
  if (held === 0 || wanted > most)
    return new AppError("TOO_MANY_PIECES", {
      details: { exceeded },
      message: `You can order up to ${inWords(most)} at a time. To order more, please call us at ${brandFacts().phone}.`,
    });
  return new AppError("TOO_MANY_PIECES", {
    details: { exceeded: { ...exceeded, held } },
    message: `Your orders that we have not confirmed yet can come to ${inWords(most)} in all, and you have ordered ${inWords(held)} already. Please wait for our call, or call us at ${brandFacts().phone}.`,
    retryAfterSeconds: HOUR_SECONDS,
  });
}

function tooManyOrders(most: number): AppError {
  const exceeded: ExceededLimit = { of: "orders", most };
  return new AppError("TOO_MANY_REQUESTS", {
    details: { exceeded },
    message: `You already have ${most} orders waiting for our call, and that is the limit. Please wait until we have called you, or cancel one of them.`,
    retryAfterSeconds: HOUR_SECONDS,
  });
}
