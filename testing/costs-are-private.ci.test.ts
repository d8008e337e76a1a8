import { expect, it } from "vitest";
import { toProductDto } from "@/lib/catalogue/products/dto";
import {
  findCategoryPage,
  getProduct,
  listProducts,
  listProductsByIds,
} from "@/lib/catalogue/products/queries";
import { streamProducts, writeProductList } from "@/lib/catalogue/products/stream-products";
import { placeByStaff } from "@/lib/orders/by-staff/place-by-staff";
import { staffOrderSchema } from "@/lib/orders/by-staff/schema";
import { writeProductFeed } from "@/lib/seo/feeds/product-feed";
import { productGraph } from "@/lib/seo/structured-data/product";
import { collect } from "@/testing/collect";
import { useDatabase } from "@/testing/database";
import { headersOf } from "@/testing/fire/callers";
import { CALLS, titleOf } from "@/testing/fire/calls";
import { callRoute } from "@/testing/fire/next-route";
import { addressOf } from "@/testing/fire/send";
import { makeWorld, type World } from "@/testing/fire/world";
import { change } from "@/testing/contents";
import { makeKey, makeOrder, readOrder } from "@/testing/orders";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

/** In BDT, and the same digits in paisa: no other number of the world has them. */
const MARK = 777_123;
const PAISA = MARK * 100;

let world: World;
useDatabase(async () => {
  world = await makeWorld();
  await Product.updateMany({}, { $set: { cost: MARK } });
  await StockUnit.updateMany({}, { $set: { cost: { paisa: PAISA, edit: 0 } } });
  await Order.updateMany({}, { $set: { "cartItems.$[].costPaisa": PAISA } });
});

type Call = (typeof CALLS)[number];
const CALLERS = ["visitor", "self", "staff"] as const;

let calls = 0;

async function answerTo(call: Call, caller: (typeof CALLERS)[number] | "admin") {
  calls += 1;
  const params = call.params?.(world);
  const path = addressOf(call.route).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(params?.[name] ?? ""),
  );
  const body = await call.body?.(world, caller === "visitor" ? "self" : caller);
  return await callRoute({
    route: call.route,
    ...(params && { params }),
    request: new Request(`http://localhost:3000/api${path}${call.query?.(world) ?? ""}`, {
      method: call.method,
      ...(body !== undefined && {
        body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
      }),
      headers: {
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(await headersOf(caller, world)),
        "X-Client-Address": `10.8.${Math.floor(calls / 250)}.${calls % 250}`,
      },
    }),
  });
}

const isRead = ({ method }: Call) => method === "GET";

it.each(CALLERS)("no cost is in anything that %s is answered", async (caller) => {
  const told: string[] = [];
  // What changes comes last: it changes the world that the others read.
  for (const call of CALLS.toSorted((one, other) => Number(isRead(other)) - Number(isRead(one)))) {
    const response = await answerTo(call, caller);
    if ((await response.text()).includes(String(MARK))) told.push(titleOf(call));
  }
  expect(told).toEqual([]);
});

it("admins are told, and no cache may keep that", async () => {
  const told: string[] = [];
  for (const call of CALLS.filter(isRead)) {
    const response = await answerTo(call, "admin");
    if (!(await response.clone().text()).includes(String(MARK))) continue;
    told.push(call.route);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  expect(new Set(told)).toEqual(new Set(["products", "products/[id]", "products/[id]/stock"]));
});

it("no cost is in what pages, feeds and structured data are made of", async () => {
  const [product] = await listProducts();
  if (!product) throw new Error("There is no product.");
  const everything = [
    await getProduct(product._id),
    (await findCategoryPage(product.category, 1).lean()).map(toProductDto),
    await listProductsByIds([product._id]),
    productGraph(product),
    (await collect(writeProductFeed(streamProducts()))).join(""),
    (await collect(writeProductList())).join(""),
  ];
  expect(JSON.stringify(everything)).not.toContain(String(MARK));
});

it("an order's line keeps the cost of the day on which it was ordered, by whichever way", async () => {
  const admin = await makeAdmin();
  const product = await makeProduct({ cost: 400 });
  const byCart = await makeOrder(await makeUser(), { product, quantity: 2 });
  const { orderId: byStaff } = await placeByStaff({
    staff: admin,
    key: makeKey(),
    input: staffOrderSchema.parse({
      name: "Nasrin Akter",
      phone: "01812345678",
      address: "House 3, Zindabazar, Sylhet",
      deliveryLocation: "Outside Dhaka",
      source: "phone",
      lines: [{ productId: product._id, size: "30", color: "Indigo", quantity: 1 }],
    }),
  });
  await Product.updateOne({ _id: product._id }, { $set: { cost: 500 }, $inc: { costEdits: 1 } });
  const costs = async (orderId: string) =>
    (await readOrder(orderId)).cartItems.map(({ costPaisa, quantity }) => [costPaisa, quantity]);
  expect([await costs(byCart), await costs(byStaff)]).toEqual([[[40_000, 2]], [[40_000, 1]]]);
  await change(admin, byStaff, { riderNote: "after 6" });
  const line = { productId: product._id, size: "30", color: "Indigo" };
  await change(admin, byStaff, { lines: [{ ...line, quantity: 3 }] });
  expect(await costs(byStaff)).toEqual([[50_000, 3]]);
  await Product.updateOne({ _id: product._id }, { $set: { cost: 600 }, $inc: { costEdits: 1 } });
  await change(admin, byStaff, { lines: [{ ...line, quantity: 2 }] });
  expect(await costs(byStaff)).toEqual([[50_000, 2]]);
});
