import { Types } from "mongoose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sweepOrders } from "@/lib/orders/place/sweep";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { addPieces } from "@/lib/stock/add-pieces";
import { readShelf } from "@/lib/stock/queries";
import type { UserDto } from "@/lib/accounts/users/dto";
import { makeProductByOption, rows, S30, S32, S34 } from "@/testing/by-option";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder } from "@/testing/orders";
import { codeOf, race, times } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct, readUnit, requireProduct } from "@/testing/products";
import { askInTurn } from "@/testing/stock-alerts";
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

const order = (option: typeof S30, quantity = 1) => makeOrder(user, { product, quantity, ...option });
const read = () => requireProduct(product._id);

describe("addPieces", () => {
  const add = (
    input: { size?: string; color?: string; add: number; received?: number },
    key = `key-${Math.random()}`,
  ) => addPieces({ productId: product._id, input: { size: "", color: "", ...input }, key });

  it("adds once for a key, whatever is sold meanwhile", async () => {
    await order(S32);
    await times(5, () => add({ ...S32, add: 10 }, "the-same-key"));
    expect(await read()).toMatchObject({ stock: "15", stockByOption: rows(5, 10, 0) });
    expect(await readUnit(product._id, S32)).toMatchObject({ stock: 10, held: 1, received: 11 });
  });

  it("takes one of two counts of the same shelf, and none of one that others have counted since", async () => {
    await order(S32);
    const [, row] = await readShelf(product._id);
    const counts = [3, 1].map((more) => () => add({ ...S32, add: more, received: row?.received }));
    const { done, codes } = await race(counts);
    expect(codes).toEqual(["STALE_VERSION"]);
    const { stock, received } = await readUnit(product._id, S32);
    expect(done.map((one) => one.stock)).toEqual([stock]);
    expect([3, 1]).toContain(stock);
    await order(S32);
    expect((await add({ ...S32, add: 2, received })).stock).toBe(stock + 1);
  });

  it("takes off what is no longer there, and not more than is free", async () => {
    await order(S30, 2);
    expect((await add({ ...S30, add: -3 })).stock).toBe(0);
    expect(await codeOf(add({ ...S30, add: -1 }))).toBe("OUT_OF_STOCK");
    expect(await readUnit(product._id, S30)).toMatchObject({ stock: 0, held: 2, received: 2 });
  });

  it("is refused where there is nothing to count", async () => {
    expect(await codeOf(add({ add: 5 }))).toBe("INVALID_FIELDS");
    expect(await codeOf(add({ size: "36", color: "Indigo", add: 5 }))).toBe("INVALID_FIELDS");
    expect(await codeOf(add({ ...S30, add: 100_000 }))).toBe("INVALID_FIELDS");
    const plenty = await makeProduct({ stock: "plenty" });
    const adding = addPieces({
      productId: plenty._id,
      input: { size: "", color: "", add: 1 },
      key: "plenty-1",
    });
    expect(await codeOf(adding)).toBe("INVALID_FIELDS");
    expect(await StockUnit.countDocuments({ productId: plenty._id })).toBe(0);
    const nobodys = {
      productId: new Types.ObjectId().toString(),
      input: { ...S30, add: 1 },
      key: "nobodys-1",
    };
    expect(await codeOf(addPieces(nobodys))).toBe("NOT_FOUND");
  });

  it("adds to a product that is counted as one", async () => {
    const asOne = await makeProduct({ stock: "3" });
    await addPieces({ productId: asOne._id, input: { size: "", color: "", add: 4 }, key: "as-one-12" });
    expect((await requireProduct(asOne._id)).stock).toBe("7");
  });
});

it("says what is free, what waits and who wants it back", async () => {
  await order(S30, 2);
  await askInTurn(2, { product, ...S34 });
  expect(await readShelf(product._id)).toEqual([
    { ...S30, stock: 3, waiting: 2, received: 5, wanted: 0 },
    { ...S32, stock: 1, waiting: 0, received: 1, wanted: 0 },
    { ...S34, stock: 0, waiting: 0, received: 0, wanted: 2 },
  ]);
  const plenty = await makeProduct({ stock: "plenty" });
  expect(await readShelf(plenty._id)).toEqual([]);
});
