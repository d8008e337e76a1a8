import { type Arbitrary, constantFrom, integer, record, sample } from "fast-check";
import { noteCash } from "@/lib/cash/note-cash";
import { checkPayout } from "@/lib/cash/payouts/check-payout";
import { recordPayout } from "@/lib/cash/payouts/record-payout";
import { undoPayout } from "@/lib/cash/payouts/undo-payout";
import { noteAdvance } from "@/lib/orders/call-queue/note-advance";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { staffActor } from "@/lib/orders/events";
import { PARCEL_STATES, type ParcelState } from "@/lib/orders/lifecycle";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { refundReturn } from "@/lib/returns/refund-return";
import type { UserDto } from "@/lib/accounts/users/dto";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { openReturnOf, receiveReturn, wantBack } from "@/testing/returns";
import { Order } from "@/models/order";

const [PRICE, DELIVERY, CHARGES, LEFT_OUT] = [1_000, 100, 60, 10];
const LAST = 27;

const SEED = 27;
/** Payment noted by hand, before or after the parcel's end, or with a payout, which may be undone. */
const PAYMENTS = ["none", "early", "late", "payout", "undone"] as const;

/** The course of an order and of its money. */
const STORY = record({
  end: constantFrom("pending", "canceled", "calledOff", "deleted", ...PARCEL_STATES),
  payment: constantFrom(...PAYMENTS),
  day: integer({ min: 0, max: LAST }),
  pieces: integer({ min: 1, max: 3 }),
  advance: constantFrom(0, 0, 300, 5_000),
  isAdvanceTakenBack: constantFrom(false, false, true),
  credit: constantFrom(0, 0, 400, 5_000),
  gap: constantFrom(0, 0, -50, 70),
  isSentBack: constantFrom(true, true, false),
  courier: constantFrom("steadfast", "pathao"),
});
type Story = typeof STORY extends Arbitrary<infer Value> ? Value : never;

/** Every course of a parcel with each payment, and random ones besides; the same each time. */
function tellStories(): Story[] {
  const each: Partial<Story>[] = [
    ...PARCEL_STATES.filter(isOutState).flatMap((end) =>
      (["none", "early", "late", "payout"] as const).map((payment) => ({ end, payment })),
    ),
    { end: "delivered", payment: "undone", courier: "steadfast", credit: 0, isSentBack: true },
    { end: "lost", payment: "undone", courier: "pathao" },
  ];
  const stories = sample(STORY, { seed: SEED, numRuns: each.length + 14 });
  return stories.map((story, index) => ({ ...story, ...each[index] }));
}

/** The money of an order, computed from its course without the shop's own rules. */
export interface Book {
  orderId: string;
  day: string;
  standing: "pending" | "confirmed" | "canceled" | "hidden";
  toCollect: number;
  expected: number;
  due: number;
  received: number;
  /** The part of the due that is its courier's, and not its customer's. */
  leftOut: number;
  short: number;
  over: number;
  advances: number;
  paidBack: number;
}

export interface Month {
  from: string;
  to: string;
  /** Whole BDT that couriers kept. */
  kept: number;
  books: Book[];
}

/** A month of orders that took every course an order can take; all were handed over recently. */
export async function makeMonth(): Promise<Month> {
  const world = { admin: await makeAdmin(), product: await makeProduct({ price: PRICE, stock: "500" }) };
  const told: Told[] = [];
  for (const story of tellStories()) told.push(await live(world, story));
  const kept = await payOut(world.admin, told);
  for (const each of told) await spreadTimes(each);
  const books = told.map(({ orderId, story, leftOut }) => ({ orderId, ...bookOf(story, leftOut) }));
  return { from: dayOf(0), to: dayOf(LAST), kept, books };
}

interface World {
  admin: UserDto;
  product: Awaited<ReturnType<typeof makeProduct>>;
}

interface Told {
  orderId: string;
  story: Story;
  /** The part of its row that its payout left out. */
  leftOut: number;
}

const timeOf = (day: number): Date => new Date(Date.now() - (LAST - day) * DAY_MS);
const dayOf = (day: number): string => toDhakaDay(timeOf(day));
const isParcel = (end: Story["end"]): end is ParcelState => PARCEL_STATES.some((state) => state === end);
const isOutState = (state: ParcelState): boolean => state !== "toPack" && state !== "packed";
const isOut = ({ end }: Story): boolean => isParcel(end) && isOutState(end);

/** The amount that the customer pays at the door. */
function doorOf({ pieces, credit, ...story }: Story): number {
  const amount = pieces * PRICE + DELIVERY;
  return Math.max(0, amount - credit - advanceOf(story));
}

const advanceOf = ({ advance, isAdvanceTakenBack }: Pick<Story, "advance" | "isAdvanceTakenBack">): number =>
  isAdvanceTakenBack ? 0 : advance;
const paidOf = (story: Story): number => Math.max(0, doorOf(story) + story.gap);
const isReturned = ({ end, isSentBack, credit }: Story): boolean =>
  end === "delivered" && isSentBack && credit === 0;

async function live({ admin, product }: World, story: Story): Promise<Told> {
  const { advance, isAdvanceTakenBack, credit, day, end, pieces } = story;
  const customer = await makeProvedUser();
  const orderId = await makeOrder(customer, { product, quantity: pieces });
  const exchangeOf = { orderId, orderNumber: 10_001, returnId: orderId, credit };
  await Order.updateOne({ _id: orderId }, { orderTime: timeOf(day), ...(credit > 0 && { exchangeOf }) });
  const note = (amount: number) =>
    noteAdvance({ actor: admin, orderId, advance: { amount, reference: "bKash 9XK27" } });
  if (advance > 0) await note(advance);
  if (isAdvanceTakenBack) await note(0);
  if (end === "canceled") await decideOrder({ orderId, decision: "Canceled" });
  if (end === "calledOff") await deleteOrder({ actor: customer, orderId });
  if (end === "deleted") await deleteOrder({ actor: admin, orderId });
  if (isParcel(end)) await send(admin, { orderId, story }, end);
  if (isReturned(story)) {
    const returnId = await openReturnOf(admin, orderId, await wantBack(orderId, [[product, 1]]));
    await receiveReturn(admin, orderId, returnId);
    const refund = { amount: PRICE, method: "bkash", reference: "9XK27" } as const;
    await refundReturn({ actor: admin, orderId, returnId, refund });
  }
  return { orderId, story, leftOut: 0 };
}

async function send(
  admin: UserDto,
  { orderId, story }: Omit<Told, "leftOut">,
  end: ParcelState,
): Promise<void> {
  if (!isOut(story)) {
    await bringTo(admin, orderId, end);
    return;
  }
  const note = (from: number | null, to: number) =>
    noteCash({ by: staffActor(admin), orderId, note: { from, to, reason: "Counted" } });
  await bringTo(admin, orderId, "packed");
  await moveTo(admin, orderId, { from: "packed", to: "handedOver", courier: story.courier });
  if (story.payment === "early") await note(null, paidOf(story));
  const way: ParcelState[] =
    end === "returned" ? ["returning", "returned"] : end === "handedOver" ? [] : [end];
  let from: ParcelState = "handedOver";
  for (const to of way) {
    await moveTo(admin, orderId, { from, to });
    from = to;
  }
  if (story.payment === "late") {
    await note(null, paidOf(story) + 11);
    await note(paidOf(story) + 11, paidOf(story));
  }
}

/** Each courier pays out twice, and one payout is undone; both pay less than their rows say. Returns what they kept from the other. */
async function payOut(admin: UserDto, told: Told[]): Promise<number> {
  let kept = 0;
  for (const courier of ["steadfast", "pathao"] as const)
    for (const payment of ["payout", "undone"] as const) {
      const paid = told.filter(
        ({ story }) => isOut(story) && story.courier === courier && story.payment === payment,
      );
      const lines = paid.map(async ({ orderId, story }) => {
        const { orderNumber } = await readOrder(orderId);
        return `${orderNumber},${paidOf(story)}`;
      });
      const bytes = Buffer.from(["Invoice,Amount", ...(await Promise.all(lines))].join("\n"));
      const total = paid.reduce((sum, { story }) => sum + paidOf(story), 0) - CHARGES - LEFT_OUT;
      const payout = { courier, charges: CHARGES, total };
      const { digest } = await checkPayout({ payout, bytes });
      const named = { ...payout, reference: payment, day: dayOf(LAST), digest };
      const recorded = await recordPayout({ actor: admin, payout: named, bytes });
      if (payment === "undone") await undoPayout({ actor: admin, payoutId: recorded.payout._id });
      else {
        kept += CHARGES;
        leaveOut(paid);
      }
    }
  return kept;
}

/** A payout leaves out the money of its first rows. */
function leaveOut(paid: Told[]): void {
  let rest = LEFT_OUT;
  for (const each of paid) {
    each.leftOut = Math.min(rest, paidOf(each.story));
    rest -= each.leftOut;
  }
}

/** Spreads the entries of an order's money over successive days of the month. */
async function spreadTimes({ orderId, story: { day } }: Told): Promise<void> {
  const { advances, parcel, returns } = await readOrder(orderId);
  const later = (index: number) => timeOf(Math.min(LAST, day + index));
  const spread = (path: string, entries: unknown[] | null | undefined) =>
    Object.fromEntries((entries ?? []).map((_, index) => [`${path}.${index}.at`, later(index)]));
  const at = later(5);
  await Order.updateOne(
    { _id: orderId },
    {
      ...spread("advances", advances),
      ...spread("parcel.cash", parcel?.cash),
      ...(returns?.length && { "returns.0.settledAt": at, "returns.0.refund.at": at }),
    },
  );
}

function bookOf(story: Story, leftOut: number): Omit<Book, "orderId"> {
  const { end, payment, day } = story;
  const door = doorOf(story);
  const expected = ["handedOver", "delivered", "partlyDelivered", "lost"].includes(end) ? door : 0;
  const isSettled = isOut(story) && payment !== "none" && payment !== "undone";
  const noted = isSettled ? paidOf(story) : 0;
  const due = isSettled ? leftOut : expected;
  const isHidden = end === "calledOff" || end === "deleted";
  return {
    day: dayOf(day),
    standing: isHidden ? "hidden" : isParcel(end) ? "confirmed" : end === "pending" ? "pending" : "canceled",
    toCollect: ["pending", "toPack", "packed"].includes(end) ? door : due,
    expected,
    due,
    received: noted - leftOut,
    leftOut,
    short: isSettled ? Math.max(0, expected - noted) : 0,
    over: isSettled ? Math.max(0, noted - expected) : 0,
    advances: isHidden ? 0 : advanceOf(story),
    paidBack: isReturned(story) ? PRICE : 0,
  };
}
