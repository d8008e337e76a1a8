import { Types } from "mongoose";
import { beforeEach, describe, expect, it } from "vitest";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { openAlertGroups } from "@/lib/messages/open-alert-groups";
import { relayAlerts } from "@/lib/messages/relay-alerts";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { renameInAlerts } from "@/lib/catalogue/products/rename-in-alerts";
import { restoreProduct } from "@/lib/catalogue/products/restore-product";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import type { UserDto } from "@/lib/accounts/users/dto";
import { makeProductByOption, rows, S34 } from "@/testing/by-option";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeChannel, sent } from "@/testing/outbox";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { openReturnOf, receiveReturn, wantBack } from "@/testing/returns";
import { ask, comeIn, runAlerts } from "@/testing/stock-alerts";
import { Message } from "@/models/message";
import { StockAlert } from "@/models/stock-alert";

useDatabase();

const told = () => sent.map(({ to }) => to);

describe("whatever way a piece comes in", () => {
  let admin: UserDto;
  let user: UserDto;
  let product: ProductDto;
  beforeEach(async () => {
    [admin, user] = [await makeAdmin(), await makeUser()];
    product = await makeProduct({ sizes: ["34"], colors: ["Indigo"], stockByOption: [{ ...S34, stock: 1 }] });
  });

  it.each<[string, (orderId: string) => Promise<unknown>]>([
    ["a delivery", () => comeIn(product, 1, S34)],
    [
      "a count",
      () => updateProduct({ productId: product._id, fields: { stockByOption: [{ ...S34, stock: 4 }] } }),
    ],
    [
      "a count as one",
      () => updateProduct({ productId: product._id, fields: { stockByOption: null, stock: "3" } }),
    ],
    [
      "a stock that nobody counts any more",
      () => updateProduct({ productId: product._id, fields: { stockByOption: null, stock: "plenty" } }),
    ],
    ["a cancelled order", (orderId) => decideOrder({ orderId, decision: "Canceled" })],
    [
      "a return",
      async (orderId) => {
        await bringTo(admin, orderId, "delivered");
        const returnId = await openReturnOf(admin, orderId, await wantBack(orderId, [[product, 1]]));
        await receiveReturn(admin, orderId, returnId);
      },
    ],
    [
      "a product that is brought back",
      async (orderId) => {
        await deleteProduct(product._id);
        await decideOrder({ orderId, decision: "Canceled" });
        await runAlerts(makeChannel("mail"));
        expect(sent).toEqual([]);
        await restoreProduct(product._id);
      },
    ],
  ])("tells who waits, by %s", async (_way, comesIn) => {
    const orderId = await makeOrder(user, { product, ...S34 });
    await ask({ product, ...S34, contact: "nadia@example.com" });
    const channel = makeChannel("mail");
    await runAlerts(channel);
    expect(sent).toEqual([]);
    await comesIn(orderId);
    await runAlerts(channel);
    expect(told()).toEqual(["nadia@example.com"]);
  });
});

it("follows an option that is called something else", async () => {
  const product = await makeProductByOption();
  await ask({ product, ...S34, contact: "nadia@example.com" });
  await updateProduct({
    productId: product._id,
    fields: {
      sizes: ["30", "32", "36"],
      stockByOption: rows(5, 1, 2).map((row) => (row.size === "34" ? { ...row, size: "36" } : row)),
    },
    renamedOptions: [{ kind: "size", from: "34", to: "36" }],
  });
  await runAlerts(makeChannel("mail"));
  expect(sent).toEqual([
    expect.objectContaining({ subject: `${product.name} (36, Indigo) is back in stock` }),
  ]);
});

it("tells nobody of what it is no longer made in, and once it is again", async () => {
  const { _id: productId, ...product } = await makeProduct({ stock: "0", sizes: ["30", "32"], colors: [] });
  for (const size of product.sizes)
    await ask({ product: { _id: productId, ...product }, size, contact: `wants${size}@example.com` });
  const channel = makeChannel("mail");
  await updateProduct({ productId, fields: { sizes: ["32"], stock: "5" } });
  for (let run = 0; run < 3; run += 1) await runAlerts(channel);
  expect(told()).toEqual(["wants32@example.com"]);
  expect(await Message.countDocuments()).toBe(1);
  await updateProduct({ productId, fields: { sizes: ["30", "32"] } });
  await openAlertGroups();
  await relayAlerts();
  await updateProduct({ productId, fields: { sizes: ["32"] } });
  await runAlerts(channel);
  expect(await Message.findOne({ state: "dropped" }).lean()).toMatchObject({ reason: /not made/ });
  await updateProduct({ productId, fields: { sizes: ["30", "32"] } });
  await runAlerts(channel);
  expect(told()).toEqual(["wants32@example.com", "wants30@example.com"]);
});

it("keeps one of two where somebody waits for both names", async () => {
  const product = await makeProductByOption();
  await ask({ product, ...S34, contact: "nadia@example.com" });
  const again = { ...(await StockAlert.findOne().lean()), _id: undefined, size: "36" };
  await StockAlert.create(again);
  await renameInAlerts((await StockAlert.findOne().lean())?.productId ?? new Types.ObjectId(), [
    { kind: "size", from: "34", to: "36" },
  ]);
  expect((await StockAlert.find().lean()).map(({ size }) => size)).toEqual(["36"]);
});
