import { expect, it } from "vitest";
import { placeByStaff } from "@/lib/orders/by-staff/place-by-staff";
import { staffOrderSchema } from "@/lib/orders/by-staff/schema";
import { useDatabase } from "@/testing/database";
import { crashWhilePlacing } from "@/testing/crashes";
import { fillCart, makeKey, makeOrder } from "@/testing/orders";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import type { ALL_MODELS } from "@/models/all";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";

useDatabase();

// A checkout stores its documents past mongoose: rawCollectionOf().
/** Compares each stored document with what its model makes of it: types, defaults, and no key that it does not know. */
async function expectAsModelled(SomeModel: (typeof ALL_MODELS)[number]): Promise<void> {
  const stored = await SomeModel.collection.find().toArray();
  expect(stored.length).toBeGreaterThan(0);
  for (const { __v, ...document } of stored) {
    const modelled = new SomeModel(document);
    await modelled.validate();
    expect(document).toStrictEqual(modelled.toObject({ minimize: false, versionKey: false }));
  }
}

it("stores an order that is being placed, its claimed lines and its holds as their models would", async () => {
  const user = await makeUser();
  await fillCart(user, { product: await makeProduct() }, { product: await makeProduct(), size: "32" });
  await crashWhilePlacing({ user, after: "all holds" });
  expect(await CartLine.countDocuments({ orderId: { $ne: null } })).toBe(2);
  expect(await StockUnit.countDocuments({ "holds.quantity": 1 })).toBe(2);
  await expectAsModelled(Order);
  await expectAsModelled(CartLine);
  await expectAsModelled(StockUnit);
});

it("stores a placed order as its model would", async () => {
  await makeOrder(
    await makeUser(),
    { product: await makeProduct() },
    { product: await makeProduct({ stock: "any" }) },
  );
  await expectAsModelled(Order);
});

it("stores an order that the staff wrote down as its model would", async () => {
  const { _id: productId, price } = await makeProduct();
  const input = staffOrderSchema.parse({
    name: "Rahim Uddin",
    phone: "01712345678",
    address: "House 12, Road 5, Dhanmondi, Dhaka",
    deliveryLocation: "Inside Dhaka",
    source: "phone",
    lines: [{ productId, size: "30", color: "Indigo", quantity: 2 }],
    discount: { amount: 50, reason: "A friend" },
    advance: { amount: 100, reference: "8N7A" },
    note: "After six",
    amount: 2 * price + 50,
  });
  await placeByStaff({ staff: await makeAdmin(), input, key: makeKey() });
  await expectAsModelled(Order);
});
