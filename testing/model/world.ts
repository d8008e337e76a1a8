import { Types } from "mongoose";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { Step } from "@/testing/model/acts";
import type { Model, Option } from "@/testing/model/state";
import { makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

/** The world of one sequence: its own goods and customer, the model, and the shop's ids for the model's names. */
export interface World {
  products: ProductDto[];
  customer: UserDto;
  admin: UserDto;
  phone: string;
  model: Model;
  orderIds: Map<number, string>;
  returnIds: Map<number, string>;
  /** The ids of an order's lines, by the order's name. */
  lineIds: Map<number, string[]>;
  steps: Step[];
}

export const COLOR = "Indigo";

/** Jeans counted as one, a shirt counted by size, and a belt that nobody counts. */
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

/** The id behind a name of the model; an unused id where the sequence no longer makes that name. */
export const idOf = (ids: ReadonlyMap<number, string>, name: number): string =>
  ids.get(name) ?? new Types.ObjectId().toString();
