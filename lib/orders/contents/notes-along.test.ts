import { beforeEach, expect, it, vi } from "vitest";
import type { UserDto } from "@/lib/accounts/users/dto";
import { addCustomerNote, readNotes } from "@/lib/orders/customer-notes";
import { change } from "@/testing/contents";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { CustomerNote } from "@/models/customer-note";

useDatabase();

const TEXT = "Pays by bKash.";
const [SECOND, THIRD] = ["01812345678", "01912345678"];

let admin: UserDto;
let place: () => Promise<string>;
let orderId: string;
let first: string;

/** An order whose phone the desk has a note on. */
beforeEach(async () => {
  admin = await makeAdmin();
  const [customer, product] = [await makeUser(), await makeProduct({ sizes: [], colors: [] })];
  place = () => makeOrder(customer, { product });
  orderId = await place();
  first = (await readOrder(orderId)).phone;
  await addCustomerNote({ actor: admin, phone: first, text: TEXT });
});

const notesOn = async (phone: string) => (await readNotes([phone])).get(phone)?.map(({ text }) => text) ?? [];

it("takes the customer's notes along where the desk corrects the phone, unless another order has the old one", async () => {
  await change(admin, orderId, { phone: SECOND });
  expect([await notesOn(first), await notesOn(SECOND)]).toEqual([[], [TEXT]]);
  await change(admin, await place(), { phone: SECOND });
  await change(admin, orderId, { phone: THIRD, version: 1 });
  expect([await notesOn(SECOND), await notesOn(THIRD)]).toEqual([[TEXT], []]);
});

it("is done also where the notes cannot be taken along", async () => {
  vi.spyOn(CustomerNote, "updateMany").mockImplementationOnce(() => {
    throw new Error("The database is away.");
  });
  await change(admin, orderId, { phone: SECOND });
  expect((await readOrder(orderId)).phone).toBe(SECOND);
  expect(await notesOn(first)).toEqual([TEXT]);
});
