import { expect, it } from "vitest";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makeStaff, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { askReturnOf, decideReturn, readReturn, wantBack } from "@/testing/returns";

useDatabase();

it("keeps for each line what is wanted instead, and notes no smaller number where all is accepted", async () => {
  const [customer, staff] = [await makeUser(), await makeStaff()];
  const jeans = await makeProduct({ stock: "10" });
  const large = jeans.sizes[1] ?? "";
  const cap = await makeProduct({ name: "Cap", stock: "5", sizes: ["M", "L"] });
  const orderId = await makeOrder(customer, { product: jeans, quantity: 1 }, { product: cap });
  await bringTo(staff, orderId, "delivered");
  const [first, second] = (
    await wantBack(orderId, [
      [jeans, 1],
      [cap, 1],
    ])
  ).lines;
  const returnId = await askReturnOf(customer, orderId, {
    ...(await wantBack(orderId, [[jeans, 1]], { wish: "exchange" })),
    lines: [
      { ...first!, size: large },
      { ...second!, size: "L" },
    ],
  });
  await decideReturn(staff, { orderId, returnId, to: "accepted" });
  const { lines, piecesAsked } = await readReturn(orderId, returnId);
  expect(lines.map(({ wanted }) => wanted?.size)).toEqual([large, "L"]);
  expect(piecesAsked).toBeUndefined();
  await expectInvariants();
});
