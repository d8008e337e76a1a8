import { beforeEach, describe, expect, it } from "vitest";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { requireParcelOrder } from "@/lib/delivery/parcels/queries";
import { sharedDiscount } from "@/lib/orders/lines/rules";
import { placeExchange } from "@/lib/returns/place-exchange";
import { placeExchangeSchema } from "@/lib/returns/schema";
import type { UserDto } from "@/lib/accounts/users/dto";
import { change } from "@/testing/contents";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { openReturnOf, wantBack } from "@/testing/returns";

describe("an exchange of what was ordered with a discount", () => {
  useDatabase();

  let admin: UserDto;
  let jeans: ProductDto;
  let orderId: string;
  let returnId: string;

  /** Two jeans at 1,000 taka each, with 301 taka off; one comes back. */
  beforeEach(async () => {
    admin = await makeAdmin();
    jeans = await makeProduct({ stock: "10", price: 1_000 });
    orderId = await makeOrder(await makeProvedUser(), { product: jeans, quantity: 2 });
    await change(admin, orderId, { discount: { amount: 301, reason: "A friend of the house" } });
    await bringTo(admin, orderId, "delivered");
    returnId = await openReturnOf(
      admin,
      orderId,
      await wantBack(orderId, [[jeans, 1]], { wish: "exchange" }),
    );
  });

  async function collectedFor(product: ProductDto, actor: UserDto = admin): Promise<number> {
    const [size = "", color = ""] = [product.sizes[0], product.colors[0]];
    const lines = [{ productId: product._id, size, color, quantity: 1 }];
    const input = placeExchangeSchema.parse({ lines });
    const placed = await placeExchange({ actor, orderId, returnId, input });
    await bringTo(admin, placed.orderId, "packed");
    await expectInvariants();
    return (await requireParcelOrder(placed.orderId)).cashToCollect;
  }

  it("collects the delivery charge alone where prices are equal, whoever of the desk places it", async () => {
    expect(await collectedFor(jeans, { ...admin, role: "staff" })).toBe(100);
  });

  it("collects the difference of the prices where it costs more", async () => {
    expect(await collectedFor(await makeProduct({ name: "Coat", stock: "3", price: 1_500 }))).toBe(600);
  });
});

describe("sharedDiscount", () => {
  const cartItems = [{ _id: "a", quantity: 2, price: 2_000 }];
  const back = { cartItems, lines: [{ lineId: "a", quantity: 1 }], value: 850 };

  it.each([
    ["as much", 1_000, 150],
    ["more", 3_000, 150],
    ["half as much", 500, 75],
    ["nothing", 0, 0],
  ])("is what the pieces had, of items that cost %s", (_, items, shared) => {
    expect(sharedDiscount({ ...back, items })).toBe(shared);
  });

  it("is nothing where there was none", () => {
    expect(sharedDiscount({ ...back, value: 1_000, items: 1_000 })).toBe(0);
  });
});
