import { Types } from "mongoose";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { Step } from "@/testing/model/acts";
import type { Model, Option } from "@/testing/model/state";
import { makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

/** What one sequence plays on: goods and a customer of its own, the model, and how the shop calls what the model names. */
export interface World {
  products: ProductDto[];
  customer: UserDto;
  admin: UserDto;
  phone: string;
  model: Model;
  orderIds: Map<number, string>;
  returnIds: Map<number, string>;
  /** By the name of an order. */
  lineIds: Map<number, string[]>;
  steps: Step[];
}

export const COLOR = "Indigo";

/** Jeans that are counted as one, a shirt that is counted by size, and a belt that nobody counts. */
const OPTIONS: readonly Option[] = [
  { product: 0, size: "30", price: 1_000, count: 8 },
  { product: 1, size: "30", price: 1_530, count: 5 },
  { product: 1, size: "32", price: 1_530, count: 4 },
  { product: 2, size: "30", price: 710, count: null },
];

let count = 0;

export async function makeWorld(admin: UserDto): Promise<World> {
  count += 1;
  const phone = `017${String(count).padStart(8, "0")}`;
  const [sizes, colors] = [["30", "32"], [COLOR]];
  const rows = OPTIONS.flatMap(({ product, size, count: stock }) =>
    product === 1 ? [{ size, color: COLOR, stock: stock ?? 0 }] : [],
  );
  const [customer, ...products] = await Promise.all([
    makeProvedUser(),
    makeProduct({ sizes, colors, price: 1_000, stock: "8" }),
    makeProduct({ sizes, colors, price: 1_530, stockByOption: rows }),
    makeProduct({ sizes, colors, price: 710, stock: "made to order" }),
  ]);
  return {
    products,
    customer,
    admin,
    phone,
    model: { options: OPTIONS, orders: new Map() },
    orderIds: new Map(),
    returnIds: new Map(),
    lineIds: new Map(),
    steps: [],
  };
}

/** The id of what the model has by this name; one that nothing has where it was left out of a sequence. */
export const idOf = (ids: ReadonlyMap<number, string>, name: number): string =>
  ids.get(name) ?? new Types.ObjectId().toString();
