import { Types } from "mongoose";
import { describe, expect, it } from "vitest";
import { removeCartLine } from "@/lib/orders/cart/remove-cart-line";
import { useDatabase } from "@/testing/database";
import { fillCart } from "@/testing/orders";
import { codeOf, times } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { CartLine } from "@/models/cart-line";

useDatabase();

async function makeLine() {
  const user = await makeUser();
  const [lineId = "", otherId = ""] = await fillCart(
    user,
    { product: await makeProduct() },
    { product: await makeProduct() },
  );
  return { user, lineId, otherId };
}

const readIds = async () => (await CartLine.find().lean()).map((line) => line._id.toString());

describe("removeCartLine", () => {
  it("removes one line of one's own cart, once", async () => {
    const { user, lineId, otherId } = await makeLine();
    const { done, codes } = await times(5, () => removeCartLine({ user, lineId }));
    expect(done).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["NOT_FOUND"]));
    expect(await readIds()).toEqual([otherId]);
  });

  it("finds nobody else's line, not even for an admin", async () => {
    const { lineId, otherId } = await makeLine();
    for (const user of [await makeUser(), await makeAdmin()]) {
      expect(await codeOf(removeCartLine({ user, lineId }))).toBe("NOT_FOUND");
    }
    expect(await readIds()).toEqual([lineId, otherId]);
  });

  it("leaves a line that is just being ordered", async () => {
    const { user, lineId } = await makeLine();
    await CartLine.updateOne({ _id: lineId }, { orderId: new Types.ObjectId() });
    expect(await codeOf(removeCartLine({ user, lineId }))).toBe("NOT_FOUND");
    expect(await readIds()).toContain(lineId);
  });
});
