import type { Document } from "mongodb";
import type { Types } from "mongoose";
import { vi } from "vitest";
import { listCart } from "@/lib/orders/cart/queries";
import { placeOrder } from "@/lib/orders/place/place-order";
import { orderAmount } from "@/lib/orders/charges/rules";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Counter } from "@/models/counter";
import { Order } from "@/models/order";
import { WriteBatcher } from "@/lib/platform/database/write-batcher";
import { checkout, makeKey } from "@/testing/orders";

interface CrashOptions {
  user: UserDto;
  key?: string;
  /** The step after which the checkout crashes. */
  after: "start" | "claim" | "first hold" | "all holds";
  isLeaseOver?: boolean;
}

const CRASH = new Error("The process ended here.");

const crash = (): never => {
  throw CRASH;
};

/** The writes of a checkout, in their order: start, claim, and a hold for each unit. */
const WRITES = { start: 1, claim: 2, "first hold": 3 };

/** Ends the checkout at the database call that begins its next step; returns the spies, for the test to restore. */
function crashAfter(step: CrashOptions["after"]): { mockRestore: () => void }[] {
  const beforeCommit = vi.spyOn(Counter, "findByIdAndUpdate").mockImplementationOnce(crash);
  // With a single product the first hold is also the last.
  return step === "all holds" ? [beforeCommit] : [beforeCommit, interceptWrite(WRITES[step], crash)];
}

type Write = (
  ...args: Parameters<WriteBatcher<Document>["run"]>
) => ReturnType<WriteBatcher<Document>["run"]>;

/** Lets so many writes of checkouts through, and does something else before the next one. */
export function interceptWrite(after: number, before: () => Promise<void> | never) {
  const run = Reflect.get(WriteBatcher.prototype, "run") as Write;
  let count = 0;
  return vi.spyOn(WriteBatcher.prototype, "run").mockImplementation(async function (
    this: WriteBatcher<Document>,
    write,
  ) {
    count += 1;
    if (count === after + 1) await before();
    return await Reflect.apply(run, this, [write]);
  });
}

/** Does something when the next checkout knows its stock units but holds none of them yet. */
export function beforeFirstHold(work: () => Promise<void>): void {
  interceptWrite(WRITES.claim, work);
}

/** Begins to order the cart and ends after a step, as in a crash; returns the order's id. */
export async function crashWhilePlacing(options: CrashOptions): Promise<Types.ObjectId> {
  const { user, key = makeKey(), after, isLeaseOver = true } = options;
  const input = await readCheckout(user);
  const spies = crashAfter(after);
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
  /** Lets the checkout go on; settles with its answer or its error. */
  wakeUp: () => Promise<unknown>;
}

/** Begins to order the cart, and pauses after its start for longer than its lease. */
export async function pauseWhilePlacing(user: UserDto): Promise<PausedCheckout> {
  const key = makeKey();
  const input = await readCheckout(user);
  const [started, woken] = [makeSignal(), makeSignal()];
  const spy = interceptWrite(WRITES.start, async () => {
    started.give();
    await woken.given;
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
  const amount = orderAmount(await listCart(user), { deliveryLocation: "Inside Dhaka" });
  return checkout(0, { amount });
}

async function findPlacing(user: UserDto, key: string): Promise<Types.ObjectId> {
  const order = await Order.findOne({ userId: user._id, key, status: "placing" }).select("_id").lean();
  if (!order) throw new Error("There is no order that is being placed.");
  return order._id;
}
