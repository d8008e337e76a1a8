import { Types } from "mongoose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { sweepOrders } from "@/lib/orders/place/sweep";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { getProduct } from "@/lib/catalogue/products/queries";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { readShelf } from "@/lib/stock/queries";
import { receivePieces, takeBackPieces } from "@/lib/stock/receive-pieces";
import { makeProductByOption, rows, S30, S32, S34 } from "@/testing/by-option";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder } from "@/testing/orders";
import { codeOf, times } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { StockUnit } from "@/models/stock-unit";

useDatabase();
afterEach(async () => {
  await sweepOrders();
  await expectInvariants();
});

const WHOLE = { size: "", color: "" };

let product: ProductDto;

beforeEach(async () => {
  product = await makeProduct({ stock: "10", cost: 100 });
});

interface Received {
  pieces: number;
  taka: number;
  option?: typeof S30;
  id?: Types.ObjectId;
  productId?: string;
}

async function receive({ pieces, taka, option = WHOLE, id = new Types.ObjectId(), ...of }: Received) {
  const { productId = product._id } = of;
  await receivePieces({ productId, option, pieces, paisa: taka * 100, id });
  return { productId, pieces, paisa: taka * 100, id };
}

const read = async (productId = product._id) => {
  const found = await getProduct(productId, { withCost: true });
  return { stock: found?.stock, cost: found?.cost };
};

const paisaOf = async (option = WHOLE, productId = product._id) =>
  (
    await StockUnit.findOne({
      productId,
      ...option,
      color: option.color.toLowerCase(),
      retiredAt: null,
    }).lean()
  )?.cost?.paisa;

describe("receivePieces", () => {
  it("adds the pieces and makes the cost the moving average, once for each row", async () => {
    const id = new Types.ObjectId();
    await times(4, () => receive({ pieces: 5, taka: 130, id }));
    expect(await read()).toEqual({ stock: "15", cost: 110 });
    await receive({ pieces: 3, taka: 151 });
    expect(await paisaOf()).toBeCloseTo((15 * 11_000 + 3 * 15_100) / 18, 9);
    expect(await read()).toEqual({ stock: "18", cost: 117 });
  });

  it("takes the first unit cost where none is known, or no piece is left", async () => {
    const bare = await makeProduct({ stock: "10" });
    await receive({ productId: bare._id, pieces: 2, taka: 80 });
    expect(await read(bare._id)).toEqual({ stock: "12", cost: 80 });
    const gone = await makeProduct({ stock: "0", cost: 300 });
    await receive({ productId: gone._id, pieces: 2, taka: 80 });
    expect(await read(gone._id)).toEqual({ stock: "2", cost: 80 });
  });

  it("counts what orders hold as there, and what is sold as gone", async () => {
    const user = await makeUser();
    await makeOrder(user, { product, quantity: 6 });
    await decideOrder({ orderId: await makeOrder(user, { product, quantity: 2 }), decision: "Confirmed" });
    await receive({ pieces: 8, taka: 200 });
    expect(await read()).toEqual({ stock: "10", cost: 150 });
    expect(await readUnit(product._id)).toMatchObject({ held: 6, sold: 2, received: 18 });
  });

  it("counts what an order holds that is being placed as there", async () => {
    const hold = { orderId: new Types.ObjectId(), quantity: 6 };
    const unit = { productId: product._id };
    await StockUnit.updateOne(unit, { $push: { holds: hold }, $inc: { stock: -6 } });
    await receive({ pieces: 10, taka: 200 });
    expect(await paisaOf()).toBe(15_000);
    await StockUnit.updateOne(unit, { $pull: { holds: { orderId: hold.orderId } }, $inc: { received: -6 } });
  });

  it("keeps an average for each size and color; the product's is that of all pieces", async () => {
    product = await makeProductByOption();
    await updateProduct({ productId: product._id, fields: { cost: 100 } });
    await receive({ pieces: 4, taka: 250, option: S34 });
    expect([await paisaOf(S30), await paisaOf(S34)]).toEqual([10_000, 25_000]);
    expect(await read()).toEqual({ stock: "10", cost: 160 });
    expect(await readUnit(product._id, S34)).toMatchObject({ stock: 4 });
    const costs = async () => (await readShelf(product._id)).map(({ cost }) => cost);
    expect(await costs()).toEqual([100, 100, 250]);
    await updateProduct({ productId: product._id, fields: { cost: 90 } });
    expect(await costs()).toEqual([undefined, undefined, undefined]);
  });

  it("loses nothing where several come in at once", async () => {
    product = await makeProductByOption();
    const options = [S30, S32, S34, S30, S32, S34];
    await Promise.all(options.map((option) => receive({ pieces: 2, taka: 120, option })));
    expect(await read()).toEqual({ stock: "18", cost: 120 });
    const found = await getProduct(product._id);
    expect(found?.stockByOption).toEqual(rows(9, 5, 4));
  });

  it("lets a cost that was typed since overrule the averages, of every size and color", async () => {
    product = await makeProductByOption();
    await receive({ pieces: 5, taka: 300, option: S30 });
    await updateProduct({ productId: product._id, fields: { cost: 200 } });
    await receive({ pieces: 1, taka: 400, option: S32 });
    expect([await paisaOf(S30), await paisaOf(S32)]).toEqual([20_000, 30_000]);
    expect(await read()).toEqual({ stock: "12", cost: 217 });
  });

  it("shows the cost after a crash behind the step that counts", async () => {
    await StockUnit.updateOne(
      { productId: product._id },
      {
        $set: {
          cost: { paisa: 12_345, edit: 0 },
          costRevision: 1,
          isUnpublished: true,
          isCostUnpublished: true,
        },
      },
    );
    await sweepOrders();
    expect(await read()).toEqual({ stock: "10", cost: 123 });
  });

  it("makes the product another version, so that nobody who saw the old cost brings it back", async () => {
    const { version } = product;
    await receive({ pieces: 10, taka: 200 });
    const late = updateProduct({ productId: product._id, fields: { cost: 100 }, expectedVersion: version });
    expect(await codeOf(late)).toBe("STALE_VERSION");
    expect(await read()).toEqual({ stock: "20", cost: 150 });
  });

  it("refuses an option that nobody counts, and more than can be counted", async () => {
    expect(await codeOf(receive({ pieces: 1, taka: 1, option: S30 }))).toBe("INVALID_FIELDS");
    expect(await codeOf(receive({ pieces: 1_000_000, taka: 1 }))).toBe("INVALID_FIELDS");
    const loose = await makeProduct({ stock: "plenty" });
    expect(await codeOf(receive({ productId: loose._id, pieces: 1, taka: 1 }))).toBe("INVALID_FIELDS");
  });
});

describe("takeBackPieces", () => {
  it("restores count and average, once", async () => {
    const row = await receive({ pieces: 5, taka: 133 });
    await times(3, () => takeBackPieces(row));
    expect(await read()).toEqual({ stock: "10", cost: 100 });
    expect(await paisaOf()).toBe(10_000);
  });

  it("leaves no cost where none was known before", async () => {
    const bare = await makeProduct({ stock: "10" });
    await takeBackPieces(await receive({ productId: bare._id, pieces: 2, taka: 80 }));
    expect(await read(bare._id)).toEqual({ stock: "10", cost: undefined });
  });

  it("takes the cost of an earlier one out of the average, and then that of the last", async () => {
    const first = await receive({ pieces: 10, taka: 200 });
    const second = await receive({ pieces: 20, taka: 300 });
    expect(await read()).toEqual({ stock: "40", cost: 225 });
    await takeBackPieces(first);
    expect(await read()).toEqual({ stock: "30", cost: 233 });
    await takeBackPieces(second);
    expect(await read()).toEqual({ stock: "10", cost: 100 });
  });

  it("knows no cost again once all that came in are taken back, the last one first", async () => {
    const bare = await makeProduct({ stock: "10" });
    const first = await receive({ productId: bare._id, pieces: 2, taka: 80 });
    await takeBackPieces(await receive({ productId: bare._id, pieces: 3, taka: 120 }));
    expect(await read(bare._id)).toEqual({ stock: "12", cost: 80 });
    await takeBackPieces(first);
    expect(await read(bare._id)).toEqual({ stock: "10", cost: undefined });
  });

  it("takes no more cost out of the average than there is, down to the last piece", async () => {
    const productId = (await makeProduct({ stock: "0" }))._id;
    const dear = await receive({ productId, pieces: 3, taka: 1_000 });
    await receive({ productId, pieces: 3, taka: 10 });
    expect(await paisaOf(WHOLE, productId)).toBe(50_500);
    const sold = await makeOrder(await makeUser(), { product: { ...product, _id: productId }, quantity: 2 });
    await decideOrder({ orderId: sold, decision: "Confirmed" });
    await takeBackPieces(dear);
    expect(await readUnit(productId)).toMatchObject({ stock: 1, sold: 2 });
    expect(await paisaOf(WHOLE, productId)).toBe(0);
  });

  it("says that pieces are not free any more, and takes nothing", async () => {
    const row = await receive({ pieces: 5, taka: 130 });
    for (const quantity of [6, 6]) await makeOrder(await makeUser(), { product, quantity });
    await expect(takeBackPieces(row)).rejects.toThrow(/Only 3 of the 5 pieces/);
    expect(await read()).toEqual({ stock: "3", cost: 110 });
  });

  it("leaves a cost that was typed since", async () => {
    const row = await receive({ pieces: 5, taka: 130 });
    await updateProduct({ productId: product._id, fields: { cost: 500 } });
    await takeBackPieces(row);
    expect(await read()).toEqual({ stock: "10", cost: 500 });
  });
});
