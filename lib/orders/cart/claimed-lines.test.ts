import { Types } from "mongoose";
import { expect, it } from "vitest";
import { claimedBy } from "@/lib/orders/cart/claimed-lines";
import { useDatabase } from "@/testing/database";
import { planOf } from "@/testing/plans";
import { CartLine } from "@/models/cart-line";

useDatabase();

it("finds the lines of an order without looking at anybody's cart", async () => {
  const [orderId, other] = [new Types.ObjectId(), new Types.ObjectId()];
  const line = {
    productName: "Slim Denim",
    category: "Denim Pants",
    image1: "/catalogue/denim.webp",
    unitPrice: 1_250,
  };
  const ids = Array.from({ length: 50 }, () => new Types.ObjectId());
  await CartLine.insertMany(
    ids.map((id, index) => ({
      ...line,
      userId: id,
      productId: id,
      quantity: 1,
      orderId: [orderId, other][index] ?? null,
    })),
  );
  expect(await CartLine.countDocuments(claimedBy([orderId]))).toBe(1);
  expect(await CartLine.countDocuments(claimedBy([orderId, other]))).toBe(2);
  const plan = await planOf(CartLine.find(claimedBy([orderId])));
  expect(plan).toEqual({ stages: "FETCH IXSCAN(orderId_1)", keys: 1, documents: 1 });
});
