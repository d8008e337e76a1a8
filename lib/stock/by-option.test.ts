import { Types } from "mongoose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { sweepOrders } from "@/lib/orders/place/sweep";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { addPieces } from "@/lib/stock/add-pieces";
import type { UserDto } from "@/lib/accounts/users/dto";
import { makeProductByOption, rows, S30, S32, S34 } from "@/testing/by-option";
import { beforeFirstHold } from "@/testing/crashes";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { fillCart, makeOrder, orderCart } from "@/testing/orders";
import { codeOf, race, times } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct, readUnit, requireProduct } from "@/testing/products";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

useDatabase();
afterEach(async () => {
  await sweepOrders();
  await expectInvariants();
});

let product: ProductDto;
let user: UserDto;

beforeEach(async () => {
  product = await makeProductByOption();
  user = await makeUser();
});

const save = (fields: Parameters<typeof updateProduct>[0]["fields"], seen = {}) =>
  updateProduct({ productId: product._id, fields, ...seen });
const order = (option: typeof S30, quantity = 1) => makeOrder(user, { product, quantity, ...option });
const read = () => requireProduct(product._id);

describe("a product that is counted by option", () => {
  it("reads as the sum, and has a row for each option", async () => {
    expect(product).toMatchObject({ stock: "6", stockByOption: rows(5, 1, 0) });
  });

  it("gives a piece of one option to one of many, while another sells freely", async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => makeUser()));
    const buy = (option: typeof S30) => async () => {
      const buyer = buyers.pop();
      if (buyer) await makeOrder(buyer, { product, ...option });
    };
    const { done, codes } = await race([
      ...Array.from({ length: 7 }, () => buy(S32)),
      ...Array.from({ length: 5 }, () => buy(S30)),
    ]);
    expect(done).toHaveLength(6);
    expect(codes).toEqual(Array.from({ length: 6 }, () => "OUT_OF_STOCK"));
    expect(await read()).toMatchObject({ stock: "0", stockByOption: rows(0, 0, 0) });
  });

  it("takes lines that want the same option as one demand, in any spelling", async () => {
    const lines = [2, 3].map((quantity) => ({ product, quantity, size: "30", color: "INDIGO" }));
    await makeOrder(user, ...lines);
    expect(await readUnit(product._id, S30)).toMatchObject({ stock: 0, held: 5 });
    expect(await codeOf(makeOrder(await makeUser(), { product, ...S30 }))).toBe("OUT_OF_STOCK");
  });

  it("holds two options of one order, sells both, and gives both back once", async () => {
    const both = () => makeOrder(user, { product, quantity: 2, ...S30 }, { product, ...S32 });
    const first = await both();
    await times(5, () => decideOrder({ orderId: first, decision: "Canceled" }));
    expect(await read()).toMatchObject({ stockByOption: rows(5, 1, 0) });
    await decideOrder({ orderId: await both(), decision: "Confirmed" });
    expect(await readUnit(product._id, S30)).toMatchObject({ stock: 3, sold: 2, held: 0 });
    expect(await readUnit(product._id, S32)).toMatchObject({ stock: 0, sold: 1, held: 0 });
  });
});

describe("a count by option that is set", () => {
  it("leaves alone what the editor left alone, and books the difference where they did not", async () => {
    await order(S30, 2);
    await save({ stockByOption: rows(5, 7, 0) }, { seenStockByOption: rows(5, 1, 0) });
    expect(await read()).toMatchObject({ stock: "10", stockByOption: rows(3, 7, 0) });
  });

  it("is refused where it replaces another than the one that was seen", async () => {
    await order(S32);
    const saving = save({ stockByOption: rows(5, 9, 0) }, { seenStockByOption: rows(5, 1, 0) });
    expect(await codeOf(saving)).toBe("STALE_VERSION");
    expect(await read()).toMatchObject({ stockByOption: rows(5, 0, 0) });
  });

  it("stays exact when two admins and twelve shoppers are at it at once", async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => makeUser()));
    await race<unknown>([
      () => save({ stockByOption: rows(20, 20, 20) }),
      ...buyers.map((buyer) => () => makeOrder(buyer, { product, ...S30 })),
      () => save({ stockByOption: rows(9, 9, 9) }),
      () => addPieces({ productId: product._id, input: { ...S32, add: 4 }, key: "two-at-once" }),
    ]);
  });

  it.each([
    ["an option that the product has not", [{ size: "36", color: "Indigo", stock: 1 }]],
    ["a colour that it has not", [{ size: "30", color: "__proto__", stock: 1 }]],
    ["no colour where it has some", [{ size: "30", color: "", stock: 1 }]],
  ])("is refused for %s", async (_, stockByOption) => {
    expect(await codeOf(save({ stockByOption }))).toBe("INVALID_FIELDS");
    expect(await read()).toMatchObject({ stockByOption: rows(5, 1, 0) });
  });

  it("is refused as one text, unless it is the sum", async () => {
    expect(await codeOf(save({ stock: "7" }))).toBe("STOCK_BY_OPTION");
    expect(await codeOf(save({ stock: "plenty" }))).toBe("STOCK_BY_OPTION");
    await save({ stock: "৬", price: 999 });
    expect(await read()).toMatchObject({ price: 999, stock: "6", stockByOption: rows(5, 1, 0) });
  });
});

describe("sizes that change", () => {
  it("do not lose pieces in silence", async () => {
    expect(await codeOf(save({ sizes: ["32", "34"] }))).toBe("STOCK_BY_OPTION");
    await save({ sizes: ["30", "32"] });
    expect(await read()).toMatchObject({ sizes: ["30", "32"], stockByOption: rows(5, 1) });
  });

  it("keep their pieces, holds and sales under a new name", async () => {
    const orderId = await order(S30, 2);
    await save(
      { sizes: ["30 (S)", "32", "34"] },
      { renamedOptions: [{ kind: "size" as const, from: "30", to: "30 (S)" }] },
    );
    const renamed = { size: "30 (S)", color: "Indigo" };
    expect((await read()).stockByOption?.[0]).toEqual({ ...renamed, stock: 3 });
    await decideOrder({ orderId, decision: "Canceled" });
    expect(await readUnit(product._id, renamed)).toMatchObject({ stock: 5, held: 0, received: 5 });
  });

  it.each([
    ["to one that is there", "30", "32"],
    ["from one that was not there", "28", "36"],
  ])("cannot be renamed %s", async (_, from, to) => {
    const saving = save(
      { sizes: ["32", "34", "36"] },
      { renamedOptions: [{ kind: "size" as const, from, to }] },
    );
    expect(await codeOf(saving)).toBe("INVALID_FIELDS");
  });

  it("can be renamed while orders of them are placed", async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => makeUser()));
    await race<unknown>([
      ...buyers.slice(0, 3).map((buyer) => () => makeOrder(buyer, { product, ...S30 })),
      () =>
        save(
          { sizes: ["XS", "32", "34"] },
          { renamedOptions: [{ kind: "size" as const, from: "30", to: "XS" }] },
        ),
      ...buyers.slice(3).map((buyer) => () => makeOrder(buyer, { product, ...S30 })),
    ]);
  });

  it("that are removed keep what waits on them, and give it to the option when it comes back", async () => {
    const orderId = await order(S30, 2);
    await save({ stockByOption: rows(5, 1, 0).slice(1), sizes: ["32", "34"] });
    expect(await read()).toMatchObject({ stock: "1" });
    await save({ sizes: ["30", "32", "34"], stockByOption: rows(1, 1, 0) });
    await decideOrder({ orderId, decision: "Canceled" });
    expect(await read()).toMatchObject({ stock: "4", stockByOption: rows(3, 1, 0) });
  });

  it("that are removed take what is given back of them out of sight", async () => {
    const orderId = await order(S30, 2);
    await save({ stockByOption: rows(5, 1, 0).slice(1), sizes: ["32", "34"] });
    await decideOrder({ orderId, decision: "Canceled" });
    expect(await read()).toMatchObject({ stock: "1" });
  });
});

describe("another way of counting", () => {
  it("as one has the sum, and gets back what waited by option", async () => {
    const orderId = await order(S30, 2);
    await save({ stockByOption: null });
    const asOne = await read();
    expect(asOne.stock).toBe("4");
    expect(asOne.stockByOption).toBeUndefined();
    await decideOrder({ orderId, decision: "Canceled" });
    expect((await read()).stock).toBe("6");
  });

  it("by option gets back, option by option, what waited as one", async () => {
    const asOne = await makeProduct({ sizes: ["30", "32"], colors: ["Indigo"], stock: "10" });
    const orderId = await makeOrder(
      user,
      { product: asOne, quantity: 2, ...S30 },
      { product: asOne, quantity: 1, ...S32 },
    );
    await updateProduct({ productId: asOne._id, fields: { stockByOption: rows(4, 3) } });
    await decideOrder({ orderId, decision: "Canceled" });
    expect((await requireProduct(asOne._id)).stockByOption).toEqual(rows(6, 4));
  });

  it("by option is refused where the count that it replaces has changed", async () => {
    const asOne = await makeProduct({ sizes: ["30", "32"], colors: ["Indigo"], stock: "10" });
    await makeOrder(user, { product: asOne, ...S30 });
    const count = (seenStock: string) =>
      updateProduct({ productId: asOne._id, fields: { stockByOption: rows(5, 5) }, seenStock });
    expect(await codeOf(count("10"))).toBe("STALE_VERSION");
    await count("9");
    expect(await requireProduct(asOne._id)).toMatchObject({ stock: "10", stockByOption: rows(5, 5) });
  });

  it("can be none at all", async () => {
    await save({ stockByOption: null, stock: "made to order" });
    expect(await read()).toMatchObject({ stock: "made to order" });
    await order(S34, 9);
  });
});

describe("an option that is retired between the reading of its product and its hold", () => {
  it("is not ordered, and no piece of it appears", async () => {
    await fillCart(user, { product, ...S30 });
    const find = StockUnit.find.bind(StockUnit);
    vi.spyOn(StockUnit, "find").mockImplementationOnce((...args) => {
      const query = find(...args);
      const execute = query.exec.bind(query);
      query.exec = async () => {
        await save({ sizes: ["32", "34"], stockByOption: rows(5, 1, 0).slice(1) });
        return await execute();
      };
      return query;
    });
    expect(await codeOf(orderCart(user))).not.toBe("done");
    expect(await Order.countDocuments({ status: "pending" })).toBe(0);
    expect(await StockUnit.countDocuments({ productId: product._id, retiredAt: null })).toBe(2);
    expect(await requireProduct(product._id)).toMatchObject({ stock: "1" });
  });
});

describe("a count that is saved while an order is held", () => {
  it("is held once, and nothing of it twice", async () => {
    await fillCart(user, { product, ...S30 }, { product, ...S32 });
    const unit = { productId: new Types.ObjectId(product._id) };
    beforeFirstHold(async () => {
      await StockUnit.collection.updateOne({ ...unit, size: "32" }, { $inc: { stock: -1, received: -1 } });
      await leaveCountAsOne("20");
    });
    await orderCart(user);
    expect(await read()).toMatchObject({ stock: "18" });
    expect(await StockUnit.countDocuments({ productId: product._id, retiredAt: { $ne: null } })).toBe(3);
  });

  /** Leaves what a dead request leaves: the product is saved, its units are not yet. */
  async function leaveCountAsOne(stock: string): Promise<void> {
    const pendingCounts = [{ size: "", color: "", stock: Number(stock) }];
    const pending = { stock, pendingCounts, pendingEdit: 9, stockEdits: 9 };
    await Product.updateOne({ _id: product._id }, { $set: pending, $unset: { stockByOption: 1 } });
  }
});

describe("an edit that its request did not live to finish", () => {
  it("is finished by the sweeper, once", async () => {
    await Product.updateOne(
      { _id: product._id },
      {
        $set: {
          "stockByOption.1.stock": 9,
          stock: "14",
          pendingCounts: [{ ...S32, stock: 9, seen: 1 }],
          pendingEdit: 2,
          stockEdits: 2,
          updatedAt: new Date(0),
        },
      },
      { timestamps: false },
    );
    await Promise.all([sweepOrders(), sweepOrders()]);
    await sweepOrders();
    expect(await readUnit(product._id, S32)).toMatchObject({ stock: 9, received: 9 });
    expect(await read()).toMatchObject({ stock: "14" });
  });
});
