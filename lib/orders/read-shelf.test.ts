import { expect, it } from "vitest";
import { moveParcel } from "@/lib/delivery/parcels/move-parcel";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { staffActor } from "@/lib/orders/events";
import { readWholeShelf } from "@/lib/orders/read-shelf";
import { piecesOnShelf } from "@/lib/stock/rules";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

useDatabase();

it("counts on the shelf what is free, held, and sold as long as no courier has it", async () => {
  const by = staffActor(await makeAdmin());
  const product = await makeProduct({ stock: "10", sizes: ["30", "32"], colors: ["Indigo"] });
  const others = await makeProduct({ stock: "10" });
  const customer = await makeUser();
  const shelf = async () => {
    const [row] = await readWholeShelf(product._id);
    return row && { ...row, onShelf: piecesOnShelf(row) };
  };
  await makeOrder(customer, { product: others, quantity: 3 });
  const orderId = await makeOrder(customer, { product, quantity: 2 });
  expect(await shelf()).toMatchObject({ stock: 8, waiting: 2, toSend: 0, onShelf: 10 });
  await decideOrder({ orderId, decision: "Confirmed", by });
  expect(await shelf()).toMatchObject({ stock: 8, waiting: 0, toSend: 2, onShelf: 10 });
  await moveParcel({ by, orderId, input: { from: "toPack", to: "packed" } });
  expect(await shelf()).toMatchObject({ toSend: 2, onShelf: 10 });
  await moveParcel({ by, orderId, input: { from: "packed", to: "handedOver" } });
  expect(await shelf()).toMatchObject({ stock: 8, waiting: 0, toSend: 0, onShelf: 8 });
});

it("counts each size and color for itself", async () => {
  const product = await makeProduct({
    sizes: ["30", "32"],
    colors: ["Indigo"],
    stockByOption: [
      { size: "30", color: "Indigo", stock: 4 },
      { size: "32", color: "Indigo", stock: 5 },
    ],
  });
  const orderId = await makeOrder(await makeUser(), { product, quantity: 3 });
  await decideOrder({ orderId, decision: "Confirmed" });
  expect((await readWholeShelf(product._id)).map(piecesOnShelf)).toEqual([4, 5]);
});
