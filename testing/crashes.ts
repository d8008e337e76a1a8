import type { Types } from "mongoose";
import { vi } from "vitest";
import { listCart } from "@/lib/cart/queries";
import { placeOrder } from "@/lib/orders/place-order";
import { orderAmount } from "@/lib/orders/rules";
import type { UserDto } from "@/lib/users/dto";
import { CartLine } from "@/models/cart-line";
import { Counter } from "@/models/counter";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";
import { checkout, makeKey } from "@/testing/orders";

interface CrashOptions {
  user: UserDto;
  key?: string;
  /** How far the checkout came. */
  after: "start" | "claim" | "first hold" | "all holds";
  isLeaseOver?: boolean;
}

const CRASH = new Error("The process ended here.");

const crash = (): never => {
  throw CRASH;
};

/** Lets the checkout end at the call of the database with which its next step begins; returns how to undo that. */
const CRASH_AFTER: Record<CrashOptions["after"], () => { mockRestore: () => void }[]> = {
  start: () => [vi.spyOn(CartLine, "updateMany").mockImplementationOnce(crash)],
  claim: () => [vi.spyOn(Order, "updateOne").mockImplementationOnce(crash)],
  "first hold": () => {
    const update = StockUnit.updateOne.bind(StockUnit);
    const spy = vi.spyOn(StockUnit, "updateOne").mockImplementationOnce(update).mockImplementationOnce(crash);
    // Of a single product the first hold is the last.
    return [spy, ...CRASH_AFTER["all holds"]()];
  },
  "all holds": () => [vi.spyOn(Counter, "findByIdAndUpdate").mockImplementationOnce(crash)],
};

/** Begins to order what is in the cart, and ends after a step, as in a crash; returns the order's id. */
export async function crashWhilePlacing(options: CrashOptions): Promise<Types.ObjectId> {
  const { user, key = makeKey(), after, isLeaseOver = true } = options;
  const input = await readCheckout(user);
  const spies = CRASH_AFTER[after]();
  try {
    await placeOrder({ user, input, key });
    throw new Error(`The checkout did not end after the step ${after}.`);
  } catch (error) {
    if (error !== CRASH) throw error;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  const orderId = await findPlacing(user, key);
  if (isLeaseOver) await endLease(orderId);
  return orderId;
}

export async function endLease(orderId: Types.ObjectId): Promise<void> {
  await Order.updateOne({ _id: orderId }, { leaseUntil: new Date(Date.now() - 1) });
}

interface PausedCheckout {
  orderId: Types.ObjectId;
  /** Lets it go on; resolves with what it then answers, or rejects as it does. */
  wakeUp: () => Promise<unknown>;
}

/** Begins to order what is in the cart, and stands still after its start for longer than its lease. */
export async function pauseWhilePlacing(user: UserDto): Promise<PausedCheckout> {
  const key = makeKey();
  const input = await readCheckout(user);
  const [started, woken] = [makeSignal(), makeSignal()];
  const claim = CartLine.updateMany.bind(CartLine);
  const spy = vi.spyOn(CartLine, "updateMany").mockImplementationOnce((...args) => {
    const query = claim(...args);
    const execute = query.exec.bind(query);
    query.exec = async () => {
      started.give();
      await woken.given;
      return await execute();
    };
    return query;
  });
  const placing = placeOrder({ user, input, key });
  await started.given;
  spy.mockRestore();
  const orderId = await findPlacing(user, key);
  await endLease(orderId);
  return {
    orderId,
    wakeUp: () => {
      woken.give();
      return placing;
    },
  };
}

function makeSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}

async function readCheckout(user: UserDto) {
  const amount = orderAmount(await listCart(user), "Inside Dhaka");
  return checkout(0, { amount });
}

async function findPlacing(user: UserDto, key: string): Promise<Types.ObjectId> {
  const order = await Order.findOne({ userId: user._id, key, status: "placing" }).select("_id").lean();
  if (!order) throw new Error("There is no order that is being placed.");
  return order._id;
}
