import { beforeEach, expect, it, vi } from "vitest";
import { useExchange } from "@/testing/exchanges";
import { expectInvariants } from "@/testing/invariants";
import { roundsOf } from "@/testing/long-tests";
import { readOrder } from "@/testing/orders";
import { codeOf, race } from "@/testing/outcomes";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeProduct } from "@/testing/products";
import { readReturn } from "@/testing/returns";
import { Order } from "@/models/order";

const { world, place, receive, settle, refund } = useExchange();

let exchangeId: string;

/** It is worth 400 of the 1,000 that came back. */
beforeEach(async () => {
  const tie = await makeProduct({ name: "Tie", stock: "3", price: 300 });
  exchangeId = await place(tie);
  await receive();
  await bringTo(world.admin, exchangeId, "delivered");
});

const stepBack = () => moveTo(world.admin, exchangeId, { from: "delivered", to: "handedOver" });
const stateOfParcel = async () => (await readOrder(exchangeId)).parcel?.state;
const stateOfReturn = async () => (await readReturn(world.orderId, world.returnId)).state;
const crash = (): never => {
  throw new Error("The process ended here.");
};

/** Lets the step lock the return, and does something before it writes to the exchange. */
function beforeTheStep(work: () => Promise<unknown>) {
  const update = Order.findOneAndUpdate.bind(Order);
  const spy = vi.spyOn(Order, "findOneAndUpdate").mockImplementationOnce(update);
  spy.mockImplementation(((...args: Parameters<typeof update>) => {
    spy.mockRestore();
    return { lean: () => work().then(() => update(...args).lean()) };
  }) as unknown as typeof update);
}

it("goes back before its return is settled, or stays: never both, whoever is at it at once", async () => {
  for (let round = 0; round < roundsOf(12); round += 1) {
    const { done, codes } = await race<unknown>([stepBack, () => refund(600)]);
    expect(done).toHaveLength(1);
    expect(["PARCEL_STATE", "RETURN_STATE", "IN_PROGRESS"]).toContain(codes[0]);
    await expectInvariants();
    if ((await stateOfReturn()) === "settled") {
      expect(await stateOfParcel()).toBe("delivered");
      await Order.updateOne(
        { _id: world.orderId },
        { "returns.0.state": "received", $unset: { "returns.0.refund": 1, "returns.0.settledAt": 1 } },
      );
    } else await moveTo(world.admin, exchangeId, { from: "handedOver", to: "delivered" });
  }
});

it("lets nothing be settled while it goes back, and everything after it has arrived again", async () => {
  let code = "";
  beforeTheStep(async () => {
    code = await codeOf(refund(600));
  });
  await stepBack();
  expect(code).toBe("IN_PROGRESS");
  expect(await codeOf(refund(600))).toBe("RETURN_STATE");
  await moveTo(world.admin, exchangeId, { from: "handedOver", to: "delivered" });
  expect(await codeOf(settle())).toBe("RETURN_STATE");
  await refund(600);
  expect((await readReturn(world.orderId, world.returnId)).lockedUntil).toBeUndefined();
  await expectInvariants();
});

it("goes back once, whoever else steps back at the same moment", async () => {
  let code = "";
  beforeTheStep(async () => {
    code = await codeOf(stepBack());
  });
  await stepBack();
  expect(code).toBe("IN_PROGRESS");
  expect(await codeOf(stepBack())).toBe("PARCEL_STATE");
});

it("is settled a minute after a crash in between, and the step of before comes too late", async () => {
  const update = Order.findOneAndUpdate.bind(Order);
  vi.spyOn(Order, "findOneAndUpdate").mockImplementationOnce(update).mockImplementationOnce(crash);
  await expect(stepBack()).rejects.toThrow("ended here");
  expect(await codeOf(refund(600))).toBe("IN_PROGRESS");
  await Order.updateOne({ _id: world.orderId }, { "returns.0.lockedUntil": new Date(Date.now() - 1) });
  await refund(600);
  expect(await codeOf(stepBack())).toBe("PARCEL_STATE");
  expect([await stateOfParcel(), await stateOfReturn()]).toEqual(["delivered", "settled"]);
  await expectInvariants();
});

it("is not taken back by a step that was held up for longer than its return is locked", async () => {
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now - 31_000);
  expect(await codeOf(stepBack())).toBe("PARCEL_STATE");
  expect(await stateOfParcel()).toBe("delivered");
});
