import { Types } from "mongoose";
import { describe, expect, it } from "vitest";
import { changeLine } from "@/lib/orders/cart/change-line";
import { listCart } from "@/lib/orders/cart/queries";
import { placeOrder } from "@/lib/orders/place/place-order";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { roundsOf } from "@/testing/long-tests";
import { checkout, fillCart, makeKey } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { CartLine } from "@/models/cart-line";

useDatabase();

async function makeLine(stock = "10", quantity = 2) {
  const [user, product] = [await makeUser(), await makeProduct({ stock })];
  const [lineId = ""] = await fillCart(user, { product, quantity });
  return { user, product, lineId };
}

describe("changeLine", () => {
  it("changes one's own line, also to what it is", async () => {
    const { user, lineId } = await makeLine();
    for (const quantity of [5, 5, 1]) {
      await changeLine({ user, lineId, change: { quantity } });
      expect(await listCart(user)).toMatchObject([{ quantity, price: 1_250 * quantity }]);
    }
  });

  it("finds nobody else's line, not even for an admin", async () => {
    const { user: owner, lineId } = await makeLine();
    for (const user of [await makeUser(), await makeAdmin()])
      expect(await codeOf(changeLine({ user, lineId, change: { quantity: 5 } }))).toBe("NOT_FOUND");
    expect(await listCart(owner)).toMatchObject([{ quantity: 2 }]);
  });

  it("leaves a line that is just being ordered", async () => {
    const { user, lineId } = await makeLine();
    await CartLine.updateOne({ _id: lineId }, { orderId: new Types.ObjectId() });
    expect(await codeOf(changeLine({ user, lineId, change: { quantity: 5 } }))).toBe("NOT_FOUND");
    expect(await CartLine.findById(lineId).lean()).toMatchObject({ quantity: 2 });
  });

  it("asks for no more than there is beside the other lines", async () => {
    const { user, product, lineId } = await makeLine("6", 2);
    await fillCart(user, { product, quantity: 1 });
    await changeLine({ user, lineId, change: { quantity: 5 } });
    await expect(changeLine({ user, lineId, change: { quantity: 6 } })).rejects.toMatchObject({
      code: "OUT_OF_STOCK",
      fields: { quantity: `Only 6 left of ${product.name}, and 1 of them are already in your cart.` },
    });
  });

  it("refuses a product that is gone", async () => {
    const { user, product, lineId } = await makeLine();
    await deleteProduct(product._id);
    expect(await codeOf(changeLine({ user, lineId, change: { quantity: 1 } }))).toBe("OUT_OF_STOCK");
  });
});

describe("a change while the cart is being ordered", () => {
  it("is accepted or ordered over, never both", async () => {
    for (let round = 0; round < roundsOf(20); round += 1) {
      const { user, lineId } = await makeLine("90", 1);
      const place = () => placeOrder({ user, input: checkout(1_250), key: makeKey() });
      const change = async (quantity: number) => codeOf(changeLine({ user, lineId, change: { quantity } }));
      const [placed, ...changed] = await Promise.all([codeOf(place()), change(2), change(3), change(4)]);
      const isAccepted = changed.includes("done");
      expect(isAccepted, `${placed}, ${changed.join(", ")}`).toBe(placed !== "done");
      expect(await listCart(user)).toHaveLength(isAccepted ? 1 : 0);
    }
    await expectInvariants();
  });
});
