import { beforeEach, describe, expect, it } from "vitest";
import type { UserDto } from "@/lib/accounts/users/dto";
import { correctRecipient } from "@/lib/delivery/parcels/correct-recipient";
import { makeCourierFile } from "@/lib/delivery/parcels/hand-over-file";
import { type CorrectRecipientRequest, correctRecipientSchema } from "@/lib/delivery/parcels/schema";
import { staffActor } from "@/lib/orders/events";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();

const TOO_LONG = `House 12, Road 5, Dhanmondi, Dhaka, ${"beside the old pump, ".repeat(15)}`.trim();
const SHORT = "House 12, Road 5, Dhanmondi, Dhaka";

let admin: UserDto;
let orderId: string;

/** A packed parcel whose name is too short for Pathao, and whose address is too long. */
beforeEach(async () => {
  admin = await makeAdmin();
  orderId = await makeOrder(await makeProvedUser(), { product: await makeProduct({ stock: "10" }) });
  await bringTo(admin, orderId, "packed");
  await Order.updateOne({ _id: orderId }, { name: "Al", address: TOO_LONG });
});

type Fields = Partial<CorrectRecipientRequest>;

async function correct(fields: Fields): Promise<void> {
  const { version } = await readOrder(orderId);
  const input = correctRecipientSchema.parse({ courier: "pathao", version, ...fields });
  await correctRecipient({ by: staffActor(admin), orderId, input });
}

describe("correctRecipient", () => {
  it("makes a parcel fit into its courier's file, which had said what does not", async () => {
    const [leftOut] = (await makeCourierFile({ courier: "pathao" })).leftOut;
    const { version } = await readOrder(orderId);
    expect(leftOut).toMatchObject({
      kinds: ["name", "address"],
      misfits: ["name", "address"],
      lacks: [],
      name: "Al",
      version,
    });
    expect(leftOut?.problems).toEqual([
      "The name has 2 characters, 3 at least",
      `The address has ${TOO_LONG.length} characters, 220 at most`,
    ]);
    await correct({ name: "Al Amin", address: SHORT });
    const { csv, included } = await makeCourierFile({ courier: "pathao" });
    expect(included).toHaveLength(1);
    expect(csv).toContain("Al Amin");
  });

  it("changes the order as any change of its contents: by version, on its timeline, in the search", async () => {
    const before = await readOrder(orderId);
    await correct({ name: "Al Amin" });
    const after = await readOrder(orderId);
    expect(after).toMatchObject({ name: "Al Amin", version: before.version + 1, amount: before.amount });
    expect(after.searchKeys).toContain("amin");
    expect(after.parcel?.state).toBe("packed");
    const event = after.events.at(-1);
    expect(event).toMatchObject({
      kind: "changed",
      details: { before: { name: "Al" }, after: { name: "Al Amin" } },
    });
    expect(event?.by.id?.toString()).toBe(admin._id);
    // Its answer was lost.
    await correct({ name: "Al Amin", version: before.version });
    expect((await readOrder(orderId)).version).toBe(after.version);
    expect(await codeOf(correct({ name: "Rahim", version: before.version }))).toBe("STALE_VERSION");
  });

  it("refuses what this courier would refuse, and takes it for one that does not", async () => {
    await expect(correct({ name: "Li", address: TOO_LONG })).rejects.toMatchObject({
      code: "INVALID_FIELDS",
      fields: {
        name: "The name has 2 characters, 3 at least",
        address: `The address has ${TOO_LONG.length} characters, 220 at most`,
      },
    });
    expect(await readOrder(orderId)).toMatchObject({ name: "Al", address: TOO_LONG });
    await correct({ courier: "redx", name: "Li" });
    expect(await readOrder(orderId)).toMatchObject({ name: "Li" });
  });

  it("is for packed parcels alone, and for none that a courier knows of", async () => {
    await moveTo(admin, orderId, { from: "packed", to: "toPack" });
    expect(await codeOf(correct({ name: "Al Amin" }))).toBe("PARCEL_STATE");
    await moveTo(admin, orderId, { from: "toPack", to: "packed" });
    const booked = [
      { "parcel.trackingCode": "SFR-1" },
      { "parcel.consignmentId": "C-1" },
      { "parcel.booking": { state: "sent", courier: "steadfast" } },
    ];
    for (const fields of booked) {
      await Order.updateOne({ _id: orderId }, { $set: fields });
      expect(await codeOf(correct({ name: "Al Amin" })), JSON.stringify(fields)).toBe("PARCEL_STATE");
      await Order.updateOne({ _id: orderId }, { $unset: fields });
    }
    await moveTo(admin, orderId, { from: "packed", to: "handedOver", courier: "pathao" });
    expect(await codeOf(correct({ name: "Al Amin" }))).toBe("PARCEL_STATE");
    expect((await readOrder(orderId)).name).toBe("Al");
  });
});
