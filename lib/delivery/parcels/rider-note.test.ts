import { beforeEach, expect, it } from "vitest";
import { makeCourierFile } from "@/lib/delivery/parcels/hand-over-file";
import { placeByStaff } from "@/lib/orders/by-staff/place-by-staff";
import { staffOrderSchema } from "@/lib/orders/by-staff/schema";
import { changeContentsSchema } from "@/lib/orders/contents/schema";
import { placeOrder } from "@/lib/orders/place/place-order";
import { createOrderSchema } from "@/lib/orders/schema";
import type { UserDto } from "@/lib/accounts/users/dto";
import { change } from "@/testing/contents";
import { useDatabase } from "@/testing/database";
import { checkout, fillCart, makeKey, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

useDatabase();

let [user, admin]: UserDto[] = [];
beforeEach(async () => {
  [user, admin] = [await makeProvedUser(), await makeAdmin()];
});

const people = () => {
  if (!user || !admin) throw new Error("Nobody is there yet.");
  return { user, admin };
};

async function order(riderNote: string, key = makeKey()) {
  const product = await makeProduct({ name: `Jeans ${Math.random()}`, price: 1_000, stock: "9" });
  await fillCart(people().user, { product });
  return await placeOrder({ user: people().user, key, input: checkout(1_000, { riderNote }) });
}

it("a note for the rider is kept, changed with an event, taken away again, and read on one line", async () => {
  const { orderId } = await order("  after 5 pm,\ncall first ");
  expect((await readOrder(orderId)).riderNote).toBe("after 5 pm, call first");
  await change(people().admin, orderId, { riderNote: "$set: at the gate" });
  const changed = await readOrder(orderId);
  expect(changed.riderNote).toBe("$set: at the gate");
  expect(changed.events.at(-1)?.details).toEqual({
    before: { riderNote: "after 5 pm, call first" },
    after: { riderNote: "$set: at the gate" },
  });
  await change(people().admin, orderId, { name: "Karim" });
  expect((await readOrder(orderId)).riderNote).toBe("$set: at the gate");
  await change(people().admin, orderId, { riderNote: "" });
  expect((await readOrder(orderId)).riderNote).toBeUndefined();
});

it("another note with the same key is another order", async () => {
  const key = makeKey();
  await order("after 5 pm", key);
  expect(await codeOf(order("after 6 pm", key))).toBe("KEY_REUSED");
});

it("the desk writes one down too, and more than 200 characters are refused everywhere", async () => {
  const product = await makeProduct({ stock: "9" });
  const written = {
    name: "Nasrin",
    phone: "01812345678",
    address: "House 3, Zindabazar, Sylhet",
    deliveryLocation: "Outside Dhaka",
    source: "phone",
    lines: [{ productId: product._id, size: "30", color: "Indigo", quantity: 1 }],
  };
  const input = staffOrderSchema.parse({ ...written, riderNote: "after 5 pm" });
  const { orderId } = await placeByStaff({ staff: people().admin, key: makeKey(), input });
  expect((await readOrder(orderId)).riderNote).toBe("after 5 pm");
  const riderNote = "x".repeat(201);
  for (const parsed of [
    staffOrderSchema.safeParse({ ...written, riderNote }),
    changeContentsSchema.safeParse({ version: 0, riderNote }),
    createOrderSchema.safeParse({ ...checkout(1_000), riderNote }),
  ])
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual(["riderNote"]);
});

it("stands in the files of all couriers", async () => {
  const { orderId } = await order("after 5 pm");
  await bringTo(people().admin, orderId, "packed");
  for (const courier of ["steadfast", "pathao", "redx", "other", "own"] as const)
    expect((await makeCourierFile({ courier })).csv).toContain("after 5 pm");
});
