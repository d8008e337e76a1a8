import { afterEach, beforeEach, vi } from "vitest";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { moveReturn } from "@/lib/returns/move-return";
import { placeExchange } from "@/lib/returns/place-exchange";
import { refundReturn } from "@/lib/returns/refund-return";
import { type PlaceExchangeRequest, placeExchangeSchema } from "@/lib/returns/schema";
import type { UserDto } from "@/lib/accounts/users/dto";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { openReturnOf, receiveReturn, wantBack } from "@/testing/returns";

interface ExchangeWorld {
  admin: UserDto;
  customer: UserDto;
  jeans: ProductDto;
  coat: ProductDto;
  orderId: string;
  returnId: string;
}

/** Before each test, two jeans at 1,000 taka are delivered and one comes back; three coats at 1,500 are in stock. */
export function useExchange() {
  useDatabase();
  afterEach(() => vi.restoreAllMocks());
  const world = {} as ExchangeWorld;
  beforeEach(async () => {
    const admin = await makeAdmin();
    const jeans = await makeProduct({ stock: "10", price: 1_000 });
    const coat = await makeProduct({ name: "Coat", stock: "3", price: 1_500 });
    const customer = await makeProvedUser();
    const orderId = await makeOrder(customer, { product: jeans, quantity: 2 });
    await bringTo(admin, orderId, "delivered");
    const request = await wantBack(orderId, [[jeans, 1]], { wish: "exchange" });
    const returnId = await openReturnOf(admin, orderId, request);
    Object.assign(world, { admin, customer, jeans, coat, orderId, returnId });
  });

  /** Places an exchange of one piece for the return, unless `fields` say otherwise; returns the order's id. */
  async function place(product: ProductDto, fields: Partial<PlaceExchangeRequest> = {}): Promise<string> {
    const { admin, orderId, returnId } = world;
    const [size = "", color = ""] = [product.sizes[0], product.colors[0]];
    const lines = [{ productId: product._id, size, color, quantity: 1 }];
    const input = placeExchangeSchema.parse({ lines, ...fields });
    return (await placeExchange({ actor: admin, orderId, returnId, input })).orderId;
  }

  const receive = () => receiveReturn(world.admin, world.orderId, world.returnId);

  function settle() {
    const { admin, orderId, returnId } = world;
    return moveReturn({ actor: admin, orderId, returnId, move: { from: "received", to: "settled" } });
  }

  /** @param amount In taka. */
  function refund(amount: number) {
    const { admin, orderId, returnId } = world;
    const paid = { amount, method: "bkash", reference: "9XK27" } as const;
    return refundReturn({ actor: admin, orderId, returnId, refund: paid });
  }

  /** [on the shelf, held] of the jeans and of the coats. */
  const stocks = () =>
    Promise.all(
      [world.jeans, world.coat].map(async ({ _id }) => {
        const { stock, held } = await readUnit(_id);
        return [stock, held];
      }),
    );

  return { world, place, receive, settle, refund, stocks };
}
