import { noteCash } from "@/lib/cash/note-cash";
import { checkPayout } from "@/lib/cash/payouts/check-payout";
import { recordPayout } from "@/lib/cash/payouts/record-payout";
import { writeOff } from "@/lib/cash/write-off";
import { moveParcel } from "@/lib/delivery/parcels/move-parcel";
import type { MoveParcelInput } from "@/lib/delivery/parcels/schema";
import { placeByStaff } from "@/lib/orders/by-staff/place-by-staff";
import { staffOrderSchema } from "@/lib/orders/by-staff/schema";
import { cancelOrder } from "@/lib/orders/decide/cancel-order";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { reopenOrder } from "@/lib/orders/decide/reopen-order";
import { restoreOrder } from "@/lib/orders/decide/restore-order";
import { staffActor } from "@/lib/orders/events";
import type { ParcelState } from "@/lib/orders/lifecycle";
import type { UserDto } from "@/lib/accounts/users/dto";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { type Dice, makeDice } from "@/testing/model/generate";
import { makeKey, readOrder } from "@/testing/orders";
import { makeAdmin } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";

export const DAYS = 7;
export const [PRICE, COST, DELIVERY] = [1_000, 420, 100];
const [CHARGES, STOCK] = [60, 900];
export const SIZES = ["30", "32"] as const;

/** An order and its course, without the shop's own rules. */
export interface Life {
  orderId: string;
  orderNumber: number;
  day: string;
  state: "pending" | "canceled" | ParcelState;
  isDeleted: boolean;
  size: (typeof SIZES)[number];
  pieces: number;
  discount: number;
  advance: number;
  /** The amount that is collected at the door. */
  door: number;
  received: number | null;
  isWrittenOff: boolean;
}

export interface Week {
  admin: UserDto;
  productId: string;
  dice: Dice;
  lives: Life[];
  /** Pieces that lie in the shop, by size. */
  shelf: Record<(typeof SIZES)[number], number>;
  /** The amount that payouts left out. */
  missing: number;
}

export async function beginWeek(seed: number): Promise<Week> {
  const product = await makeProduct({
    price: PRICE,
    cost: COST,
    sizes: [...SIZES],
    colors: ["Indigo"],
    stockByOption: SIZES.map((size) => ({ size, color: "Indigo", stock: STOCK })),
  });
  return {
    admin: await makeAdmin(),
    productId: product._id,
    dice: makeDice(seed),
    lives: [],
    shelf: { "30": STOCK, "32": STOCK },
    missing: 0,
  };
}

const timeOf = (day: number): Date => new Date(Date.now() - (DAYS - 1 - day) * DAY_MS);
export const dayOf = (day: number): string => toDhakaDay(timeOf(day));

/** A day of the desk: new orders, and then one act with each order that is not over. */
export async function liveDay(week: Week, day: number, orders: number): Promise<void> {
  for (let count = 0; count < orders; count += 1) await order(week, day);
  const collected: Life[] = [];
  for (const life of week.lives)
    if (!life.isDeleted || isOut(life.state) || week.dice(3) === 0) await act(week, life, collected);
  await payOut(week, day, collected);
}

async function order(week: Week, day: number): Promise<void> {
  const { admin, dice, productId, lives } = week;
  const size = SIZES[dice(2)] ?? "30";
  const pieces = 1 + dice(3);
  const [discount, advance] = [dice(4) === 0 ? 50 : 0, dice(4) === 0 ? 300 : 0];
  const input = staffOrderSchema.parse({
    name: "Rahim Uddin",
    phone: `017${String(lives.length).padStart(8, "0")}`,
    address: "House 12, Road 5, Dhanmondi, Dhaka",
    deliveryLocation: "Inside Dhaka",
    lines: [{ productId, size, color: "Indigo", quantity: pieces }],
    source: "phone",
    ...(discount > 0 && { discount: { amount: discount, reason: "Agreed" } }),
    ...(advance > 0 && { advance: { amount: advance, reference: "9XK27" } }),
  });
  const { orderId } = await placeByStaff({ staff: admin, input, key: makeKey() });
  await Order.updateOne({ _id: orderId }, { orderTime: timeOf(day) });
  const { orderNumber = 0 } = await readOrder(orderId);
  lives.push({
    orderId,
    orderNumber: orderNumber ?? 0,
    day: dayOf(day),
    state: "pending",
    isDeleted: false,
    size,
    pieces,
    discount,
    advance,
    door: pieces * PRICE + DELIVERY - discount - advance,
    received: null,
    isWrittenOff: false,
  });
}

export const isParcel = (state: Life["state"]): state is ParcelState =>
  state !== "pending" && state !== "canceled";
export const isOut = (state: Life["state"]): boolean =>
  isParcel(state) && state !== "toPack" && state !== "packed";

/** The money still due from an order, and the part of it that its courier owes. */
export function moneyOf({ state, received, isWrittenOff, isDeleted, door }: Life) {
  const isOwed = ["handedOver", "delivered", "lost"].includes(state) && received === null && !isWrittenOff;
  const isToSend = (state === "toPack" || state === "packed") && !isDeleted;
  return { due: isOwed ? door : 0, toCollect: isOwed || isToSend ? door : 0 };
}

async function act(week: Week, life: Life, collected: Life[]): Promise<void> {
  const { admin, dice } = week;
  const { orderId } = life;
  const by = staffActor(admin);
  if (life.isDeleted && !isOut(life.state)) {
    await restoreOrder(orderId, by);
    if (life.state === "packed") life.state = "toPack";
    life.isDeleted = false;
    return;
  }
  const chance = dice(20);
  if (chance < 2 && !life.isDeleted) {
    await deleteOrder({ actor: admin, orderId });
    life.isDeleted = true;
    return;
  }
  if (chance < 5 && ["pending", "toPack", "packed"].includes(life.state)) {
    await cancelOrder({ by, orderId, words: { reason: "changedMind" } });
    // One cancellation in three is a mistake.
    if (dice(3) === 0) await reopenOrder({ by, orderId });
    else life.state = "canceled";
    return;
  }
  if (chance < 16) await goOn(week, life, collected);
}

/** The next event of an order that needs no decision. */
async function goOn(week: Week, life: Life, collected: Life[]): Promise<void> {
  const { admin, dice } = week;
  const by = staffActor(admin);
  const { orderId, size, pieces, door } = life;
  const move = async (from: ParcelState, to: ParcelState, more: Partial<MoveParcelInput> = {}) => {
    await moveParcel({ by, orderId, input: { from, to, ...more } });
    life.state = to;
  };
  if (life.state === "pending") {
    await decideOrder({ orderId, decision: "Confirmed", by });
    life.state = "toPack";
  } else if (life.state === "toPack") await move("toPack", "packed");
  else if (life.state === "packed") {
    await move("packed", "handedOver", { courier: "steadfast" });
    week.shelf[size] -= pieces;
  } else if (life.state === "handedOver") {
    const to = dice(10);
    await move("handedOver", to === 0 ? "lost" : to < 3 ? "returning" : "delivered");
  } else if (life.state === "returning") {
    const { cartItems } = await readOrder(orderId);
    const returned = cartItems.map(({ _id, quantity }) => ({ lineId: _id.toString(), sellable: quantity }));
    await move("returning", "returned", { returned });
    week.shelf[size] += pieces;
  } else if (life.state === "lost" && !life.isWrittenOff) {
    await writeOff({ by, orderId, reason: "Never found" });
    life.isWrittenOff = true;
  } else if (life.state === "delivered" && life.received === null) {
    if (dice(4) > 0) return void collected.push(life);
    life.received = door;
    await noteCash({ by, orderId, note: { from: null, to: door, reason: "Counted" } });
  }
}

/** The courier pays for some parcels: now and then too little, for one parcel or in all. */
async function payOut(week: Week, day: number, collected: Life[]): Promise<void> {
  if (collected.length === 0) return;
  const { admin, dice } = week;
  for (const life of collected) life.received = Math.max(0, life.door + [0, 0, 0, -40, 30][dice(5)]!);
  const sum = collected.reduce((total, { received }) => total + (received ?? 0), 0);
  const missing = dice(3) === 0 ? 75 : 0;
  const rows = collected.map(({ orderNumber, received }) => `${orderNumber},${received}`);
  const bytes = Buffer.from(["Invoice,Amount", ...rows].join("\n"));
  const payout = {
    courier: "steadfast" as const,
    charges: CHARGES,
    total: Math.max(0, sum - CHARGES - missing),
  };
  const { digest } = await checkPayout({ payout, bytes });
  const actor = { _id: admin._id, email: admin.email };
  await recordPayout({
    actor,
    payout: { ...payout, reference: `Day ${day}`, day: dayOf(day), digest },
    bytes,
  });
  week.missing += sum - CHARGES - payout.total;
}
