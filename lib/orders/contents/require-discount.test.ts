import { beforeEach, expect, it } from "vitest";
import { readDiscountPercent } from "@/lib/orders/contents/queries";
import { placeByStaff } from "@/lib/orders/by-staff/place-by-staff";
import { staffOrderSchema } from "@/lib/orders/by-staff/schema";
import { changeStoredSettings } from "@/lib/settings/stored-settings";
import type { UserDto } from "@/lib/accounts/users/dto";
import { change } from "@/testing/contents";
import { useDatabase } from "@/testing/database";
import { makeKey, makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

useDatabase();

let admin: UserDto;
let staff: UserDto;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeEach(async () => {
  admin = await makeAdmin();
  staff = { ...(await makeUser()), role: "staff" };
  product = await makeProduct({ price: 1_000, stock: "5", sizes: [], colors: [] });
});

const linesOf = (quantity: number) => [{ productId: product._id, size: "", color: "", quantity }];
const off = (amount: number) => ({ amount, reason: "A friend of the house" });

const setLimit = async (percent: number, version = 0) =>
  await changeStoredSettings({ version, changes: { "orders.staffDiscountPercent": percent } });

const place = (actor: UserDto, amount: number) =>
  placeByStaff({
    staff: actor,
    key: makeKey(),
    input: staffOrderSchema.parse({
      name: "Rahim Uddin",
      phone: "01712345678",
      address: "House 12, Road 5, Dhanmondi, Dhaka",
      deliveryLocation: "Inside Dhaka",
      lines: linesOf(2),
      source: "phone",
      discount: off(amount),
    }),
  });

it("lets staff take a tenth off the items of an order that they write down, and admins more", async () => {
  expect(await codeOf(place(staff, 200))).toBe("done");
  expect(await codeOf(place(staff, 201))).toBe("DISCOUNT_LIMIT");
  expect(await codeOf(place(admin, 201))).toBe("done");
});

it("keeps the pieces free of an order that it refuses", async () => {
  await codeOf(place(staff, 1_000));
  expect(await codeOf(makeOrder(await makeUser(), { product, quantity: 5 }))).toBe("done");
});

it("lets staff keep what an admin has granted, and raise nothing", async () => {
  const orderId = await makeOrder(await makeUser(), { product, quantity: 2 });
  const lines = linesOf(2);
  expect(await codeOf(change(staff, orderId, { lines, discount: off(201) }))).toBe("DISCOUNT_LIMIT");
  expect(await codeOf(change(staff, orderId, { lines, discount: off(200) }))).toBe("done");
  // The discount was a tenth of two pieces; it is more than a tenth of one.
  expect(await codeOf(change(staff, orderId, { lines: linesOf(1) }))).toBe("DISCOUNT_LIMIT");
  expect(await codeOf(change(admin, orderId, { lines, discount: off(500) }))).toBe("done");
  expect(await codeOf(change(staff, orderId, { lines, discount: off(501) }))).toBe("DISCOUNT_LIMIT");
  expect(await codeOf(change(staff, orderId, { lines: linesOf(3) }))).toBe("done");
  expect((await readOrder(orderId)).discount?.amount).toBe(500);
});

it("lets staff take off what the owner lets them, once it is set", async () => {
  expect(await codeOf(place(staff, 500))).toBe("DISCOUNT_LIMIT");
  await setLimit(25);
  expect(await codeOf(place(staff, 500))).toBe("done");
  expect(await codeOf(place(staff, 501))).toBe("DISCOUNT_LIMIT");
  await setLimit(0, 1);
  expect(await codeOf(place(staff, 0))).toBe("done");
  expect(await codeOf(place(staff, 1))).toBe("DISCOUNT_LIMIT");
});

it("keeps what an order has when the owner lowers the limit", async () => {
  await setLimit(25);
  const orderId = await makeOrder(await makeUser(), { product, quantity: 2 });
  await change(staff, orderId, { lines: linesOf(2), discount: off(500) });
  await setLimit(5, 1);
  expect(await codeOf(change(staff, orderId, { name: "Karim Uddin" }))).toBe("done");
  expect(await codeOf(change(staff, orderId, { discount: off(501) }))).toBe("DISCOUNT_LIMIT");
  expect((await readOrder(orderId)).discount?.amount).toBe(500);
});

it("tells staff the limit in force, and admins none", async () => {
  expect(await readDiscountPercent(staff)).toBe(10);
  await setLimit(15);
  expect([await readDiscountPercent(staff), await readDiscountPercent(admin)]).toEqual([15, null]);
});
