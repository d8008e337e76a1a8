import { beforeEach, expect, it } from "vitest";
import { placeByStaff } from "@/lib/orders/by-staff/place-by-staff";
import { staffOrderSchema } from "@/lib/orders/by-staff/schema";
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
