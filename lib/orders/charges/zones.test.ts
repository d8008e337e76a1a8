import { afterEach, describe, expect, it } from "vitest";
import type { UserDto } from "@/lib/accounts/users/dto";
import { toConsignment } from "@/lib/delivery/parcels/to-consignment";
import { factsOf } from "@/lib/messages/facts";
import { chargeTerms, deliveryCharge } from "@/lib/orders/charges/rules";
import { placeOrder } from "@/lib/orders/place/place-order";
import { buildTimeline } from "@/lib/orders/timeline/build-timeline";
import { processState } from "@/lib/platform/process-state.mjs";
import { DEFAULT_PIECE_GRAMS } from "@/lib/delivery/settings/schema";
import { deliveryFacts } from "@/lib/shop-facts";
import { AROUND_DHAKA, setZones } from "@/testing/charges";
import { change } from "@/testing/contents";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { checkout, fillCart, makeKey, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

afterEach(() => {
  delete processState.shopFacts;
});

const SAVAR = { deliveryLocation: "Outside Dhaka", district: "Dhaka", thana: "Savar" } as const;
const TONGI = { deliveryLocation: "Outside Dhaka", district: "Gazipur", thana: "Tongi" } as const;
/** What the work was refused with. */
const refusalOf = async (work: Promise<unknown>): Promise<unknown> =>
  await work.then(
    () => null,
    (error: unknown) => error,
  );

const SYLHET = { deliveryLocation: "Outside Dhaka", district: "Sylhet", thana: "" } as const;

describe("the charge", () => {
  it.each([
    [SAVAR, 130],
    [TONGI, 130],
    [SYLHET, 150],
    [{ deliveryLocation: "Outside Dhaka" }, 150],
    // Its zone belongs to the other location.
    [{ ...SAVAR, deliveryLocation: "Inside Dhaka" }, 100],
  ])("for %j is %d BDT", (to, charge) => {
    setZones(AROUND_DHAKA);
    expect(deliveryCharge(to, 1_000)).toBe(charge);
  });

  it("is the highest of all as long as nothing is chosen", () => {
    setZones({ ...AROUND_DHAKA, charge: 220 });
    expect(chargeTerms({ deliveryLocation: "" }).charge).toBe(220);
    expect(deliveryFacts().anywhere).toEqual({ min: 2, max: 5 });
  });
});

describe("an order", () => {
  useDatabase();
  afterEach(expectInvariants);

  async function place(to: Record<string, string>, amount: number, key = makeKey()) {
    const user: UserDto = await makeUser();
    await fillCart(user, { product: await makeProduct({ price: 1_000 }), quantity: 1 });
    return await placeOrder({ user, input: checkout(0, { ...to, amount }), key });
  }

  it("is charged for its zone, and keeps where it goes", async () => {
    setZones(AROUND_DHAKA);
    const { orderId } = await place(SAVAR, 1_130);
    expect(await readOrder(orderId)).toMatchObject({ ...SAVAR, deliveryCharge: 130, amount: 1_130 });
  });

  it("tells the charge of its zone where another one was seen", async () => {
    setZones(AROUND_DHAKA);
    expect(await refusalOf(place(SAVAR, 1_150))).toMatchObject({
      code: "PRICE_CHANGED",
      details: { amount: 1_130, terms: { charge: 130, freeFrom: null } },
    });
  });

  it.each([
    [{ district: "Lyon" }, "district"],
    [{ district: "Dhaka", thana: "Tongi" }, "thana"],
    [{ thana: "Savar" }, "district"],
    [{ ...SAVAR, deliveryLocation: "Inside Dhaka" }, "deliveryLocation"],
    [{ ...SYLHET, deliveryLocation: "Inside Dhaka" }, "deliveryLocation"],
  ])("to %j is refused on %s", async (to, field) => {
    setZones(AROUND_DHAKA);
    expect(await refusalOf(place({ deliveryLocation: "Outside Dhaka", ...to }, 1_130))).toMatchObject({
      code: "INVALID_FIELDS",
      fields: { [field]: expect.stringMatching(/\.$/) },
    });
  });

  it("is refused before it holds anything, and its key stays free", async () => {
    setZones(AROUND_DHAKA);
    const user = await makeUser();
    await fillCart(user, { product: await makeProduct({ price: 1_000 }), quantity: 1 });
    const key = makeKey();
    const input = (to: object) => checkout(0, { ...to, amount: 1_130 });
    expect(await codeOf(placeOrder({ user, input: input({ ...SAVAR, thana: "Lyon" }), key }))).toBe(
      "INVALID_FIELDS",
    );
    const { orderId } = await placeOrder({ user, input: input(SAVAR), key });
    expect((await readOrder(orderId)).searchKeys).toEqual(expect.arrayContaining(["savar"]));
  });

  it("with the same key and another area is another order", async () => {
    setZones(AROUND_DHAKA);
    const user = await makeUser();
    const product = await makeProduct({ price: 1_000 });
    const key = makeKey();
    const placeAt = async (to: object) => {
      await fillCart(user, { product, quantity: 1 });
      return await placeOrder({ user, input: checkout(0, { ...to, amount: 1_130 }), key });
    };
    await placeAt(SAVAR);
    expect(await codeOf(placeAt(TONGI))).toBe("KEY_REUSED");
  });

  it("that the desk sends elsewhere is charged for there, and within its zone as it was agreed", async () => {
    setZones(AROUND_DHAKA);
    const admin = await makeAdmin();
    const { orderId } = await place(SAVAR, 1_130);
    setZones({ ...AROUND_DHAKA, charge: 170 });
    await change(admin, orderId, { district: TONGI.district, thana: TONGI.thana });
    expect(await readOrder(orderId)).toMatchObject({ ...TONGI, deliveryCharge: 130 });
    await change(admin, orderId, { district: "Sylhet", thana: "" });
    const moved = await readOrder(orderId);
    expect(moved).toMatchObject({ district: "Sylhet", deliveryCharge: 150, amount: 1_150 });
    expect(moved.thana).toBeUndefined();
    expect(moved.events.at(-1)?.details).toMatchObject({
      before: { area: "Tongi, Gazipur" },
      after: { area: "Sylhet", amount: 1_150 },
    });
    await change(admin, orderId, { deliveryLocation: "Inside Dhaka" });
    const inside = await readOrder(orderId);
    expect(inside).toMatchObject({ deliveryCharge: 100 });
    expect(inside.district).toBeUndefined();
    expect(await codeOf(change(admin, orderId, { district: "Dhaka", thana: "Savar" }))).toBe(
      "INVALID_FIELDS",
    );
  });

  it("of an area whose zone has moved to the other location can still be changed", async () => {
    setZones(AROUND_DHAKA);
    const { orderId } = await place(SAVAR, 1_130);
    setZones({ ...AROUND_DHAKA, location: "Inside Dhaka" });
    await change(await makeAdmin(), orderId, { name: "Karim" });
    expect(await readOrder(orderId)).toMatchObject({ name: "Karim", deliveryCharge: 130 });
  });

  it("arrives in the time of its zone, and goes to a courier with its district and thana", async () => {
    setZones(AROUND_DHAKA);
    const { orderId } = await place(TONGI, 1_130);
    const order = await readOrder(orderId);
    const told = factsOf({ order, event: undefined, at: new Date(), link: null });
    expect(told).toMatchObject({ days: AROUND_DHAKA.days });
    const now = Date.parse("2026-11-22T06:00:00Z");
    expect(buildTimeline(order, now).expected).toEqual({ first: "2026-11-24", last: "2026-11-26" });
    expect(toConsignment(order, DEFAULT_PIECE_GRAMS)).toMatchObject({
      city: "Gazipur",
      zone: "Tongi",
      address: expect.stringMatching(/, Tongi, Gazipur$/),
    });
  });
});
