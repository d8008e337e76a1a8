import mongoose from "mongoose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkCredentials } from "@/lib/accounts/auth/sign-in";
import { startSession } from "@/lib/accounts/auth/sessions";
import { createUser } from "@/lib/accounts/users/create-user";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { getEnv } from "@/lib/env";
import { connectDb, disconnectDb } from "@/lib/platform/database/db";
import { shopFactsRead } from "@/lib/settings/keep-shop-facts";
import { prepareDatabase } from "@/testing/database";
import { callRoute } from "@/testing/fire/next-route";
import { toldCommands } from "@/testing/fire/watch-writes";
import { checkout, fillCart, makeKey, makeOrder } from "@/testing/orders";
import { makeStaff, makeUser, signIn } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { listTrips } from "@/testing/trips";

let product: ProductDto;
beforeAll(async () => {
  await prepareDatabase();
  await connectDb(toldCommands(getEnv().MONGODB_URI));
  product = await makeProduct({ stock: "99" });
  // A server has read them when its first call comes.
  await shopFactsRead();
});
afterAll(disconnectDb);

interface Call {
  user: UserDto;
  route: string;
  method?: string;
  json?: object;
  params?: Record<string, string>;
}

/** The database round trips of one call over HTTP by a signed-in user. */
async function tripsOf({ user, route, method = "GET", json, params }: Call): Promise<string[]> {
  const token = await signIn(user);
  const request = new Request(`http://localhost:3000/api/${route}`, {
    method,
    ...(json && { body: JSON.stringify(json) }),
    headers: {
      Authorization: `Bearer ${token}`,
      "Idempotency-Key": makeKey(),
      ...(json && { "Content-Type": "application/json" }),
    },
  });
  let status = 0;
  const trips = await listTrips(mongoose.connection.getClient(), async () => {
    ({ status } = await callRoute({ route, ...(params && { params }), request }));
  });
  expect(status, trips.join("\n")).toBeLessThan(300);
  return trips;
}

const SESSION = "aggregate sessions";
const RATE = "findAndModify rateLimits";

/** One more round trip needs a decision: each costs the shop and its database about a millisecond. */
it("puts a product into the cart in seven, the last two of them at once", async () => {
  const json = { productId: product._id, quantity: 1 };
  expect(await tripsOf({ user: await makeUser(), route: "cart", method: "POST", json })).toEqual([
    SESSION,
    RATE,
    // Reads the cart, the product and the key.
    "aggregate cartLines",
    "insert cartKeys",
    "insert cartLines",
    "update cartKeys",
    "aggregate cartLines",
  ]);
});

it("reads the cart in two", async () => {
  const user = await makeUser();
  await fillCart(user, { product }, { product });
  expect(await tripsOf({ user, route: "cart" })).toEqual([SESSION, "aggregate cartLines"]);
});

it("reads somebody's orders in two", async () => {
  const user = await makeUser();
  await makeOrder(user, { product });
  expect(await tripsOf({ user, route: "orders" })).toEqual([SESSION, "find orders"]);
});

it("places an order of a newcomer in 23, most of which it shares with those placed beside it", async () => {
  // The first order creates the counter of order numbers and the stock units, which later orders share.
  await makeOrder(await makeUser(), { product });
  const user = await makeUser();
  await fillCart(user, { product });
  const json = checkout(product.price);
  const trips = await tripsOf({ user, route: "orders", method: "POST", json });
  expect(trips, trips.join("\n")).toHaveLength(23);
});

it("confirms an order in eleven", async () => {
  const id = await makeOrder(await makeUser(), { product });
  const call = { user: await makeStaff(), route: "orders/[id]", params: { id }, method: "PATCH" };
  expect(await tripsOf({ ...call, json: { status: "Confirmed" } })).toHaveLength(11);
});

it("signs in in six, besides the hash", async () => {
  const [email, password] = ["trips@customers.example", "correct horse battery"];
  await createUser({ name: "Rahim Uddin", email, password });
  const trips = await listTrips(mongoose.connection.getClient(), async () => {
    const user = await checkCredentials({ email, password }, { address: "10.0.0.1", device: null });
    if (!user) throw new Error("The password is right.");
    await startSession(user._id, user.sessionVersion);
  });
  expect(trips).toEqual(["find users", RATE, RATE, RATE, "update rateLimits", "insert sessions"]);
});
