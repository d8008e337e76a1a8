import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { linePrice } from "@/lib/orders/cart/rules";
import { orderAmount } from "@/lib/orders/charges/rules";
import type { ProductOption } from "@/lib/stock/options";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { checkout } from "@/testing/orders";
import { signIn } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { toUserDto, type UserDto } from "@/lib/accounts/users/dto";
import type { Role } from "@/lib/accounts/users/constants";
import { CartLine } from "@/models/cart-line";
import { User } from "@/models/user";
import type { Call } from "@/tools/stress/call";
import { inChunks, range } from "@/tools/stress/many";

export interface Shopper {
  user: UserDto;
  /** A bearer token of a real session. */
  token: string;
}

/** What an account is, where it is not like any other. */
interface Account {
  email?: string;
  isEmailVerified?: boolean;
}

/** So many people who are signed in. */
export async function makeShoppers(
  count: number,
  role: Role = "customer",
  accountOf: (index: number) => Account = () => ({}),
): Promise<Shopper[]> {
  const people = range(count).map((index) => ({
    name: "Rahim Uddin",
    email: `${randomUUID()}@example.com`,
    role,
    // What newcomers share is counted anew with each order, which thousands behind one address are not made for.
    isEmailVerified: true,
    ...accountOf(index),
  }));
  const users = (await User.insertMany(people)).map(toUserDto);
  return await inChunks(users, async (user) => ({ user, token: await signIn(user) }));
}

/** So many products that are alike but for their names, one after the other. */
export async function makeProducts(count: number, fields: Partial<ProductDto>): Promise<ProductDto[]> {
  return await inChunks(range(count), () => makeProduct(fields), 1);
}

interface Wish {
  product: ProductDto;
  quantity: number;
  /** The first one unless told. */
  option?: ProductOption;
}

/** A cart as its owner sees it, and the key of their checkout view. */
export interface Basket extends Shopper {
  key: string;
  lineIds: string[];
  /** What the shopper is shown, to a place inside Dhaka. */
  amount: number;
  wishes: Wish[];
}

/** So many shoppers with a full cart; written straight into the database, because adding is not under test here. */
export async function fillBaskets(count: number, wishesOf: (index: number) => Wish[]): Promise<Basket[]> {
  return await fillBasketsOf(await makeShoppers(count), wishesOf);
}

/** The same for shoppers that there are already. */
export async function fillBasketsOf(
  shoppers: Shopper[],
  wishesOf: (index: number) => Wish[],
): Promise<Basket[]> {
  const baskets = shoppers.map((shopper, index): Basket => {
    const wishes = wishesOf(index);
    const prices = wishes.map(({ product, quantity }) => ({ price: linePrice(product.price, quantity) }));
    const lineIds = wishes.map(() => new Types.ObjectId().toString());
    return {
      ...shopper,
      key: randomUUID(),
      lineIds,
      amount: orderAmount(prices, { deliveryLocation: "Inside Dhaka" }),
      wishes,
    };
  });
  await CartLine.insertMany(baskets.flatMap(toLines));
  return baskets;
}

function toLines({ user, lineIds, wishes }: Basket) {
  return wishes.map(({ product, quantity, option }, index) => ({
    _id: lineIds[index],
    userId: user._id,
    productId: product._id,
    quantity,
    size: option?.size ?? product.sizes[0] ?? "",
    color: option?.color ?? product.colors[0] ?? "",
    productName: product.name,
    category: product.category,
    image1: product.image1,
    unitPrice: product.price,
  }));
}

/** The call of Place Order for this basket. */
export function orderCall({ token, key, lineIds, amount }: Basket): Call {
  const cartItems = lineIds.map((_id) => ({ _id }));
  return { method: "POST", path: "/orders", token, key, body: checkout(0, { amount, cartItems }) };
}
