import { Types } from "mongoose";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as addNote } from "@/app/api/customers/[id]/notes/route";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { eraseOrder } from "@/lib/maintenance/personal-data/erase-order";
import { blockPhone } from "@/lib/orders/blocked-phones/block-phone";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { changeContents } from "@/lib/orders/contents/change-contents";
import { staffActor } from "@/lib/orders/events";
import { placeOrder } from "@/lib/orders/place/place-order";
import { getCustomer, listCustomerOrders, listCustomers } from "@/lib/reports/customers/queries";
import { readNumbers } from "@/lib/reports/numbers/queries";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { explainReads } from "@/tools/bench/explain";
import { fillOrders } from "@/tools/bench/fill/orders";
import { useDatabase } from "@/testing/database";
import { checkout, fillCart, makeKey, readOrder } from "@/testing/orders";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeStaff, makeUser, signIn } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { contextWith, makeRequest } from "@/testing/requests";
import { CustomerNote } from "@/models/customer-note";
import { Order } from "@/models/order";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

useDatabase();

const KARIM = "01712345678";
const MOU = "01812000111";

let admin: UserDto;
let customer: UserDto;
let product: ProductDto;
beforeEach(async () => {
  admin = await makeAdmin();
  customer = await makeUser();
  product = await makeProduct({ price: 1_000, stock: "100" });
});

async function order(phone: string, fields: object = {}): Promise<string> {
  await fillCart(customer, { product });
  const input = checkout(1_000, { phone, ...fields });
  return (await placeOrder({ user: customer, input, key: makeKey() })).orderId;
}

const note = async (orderId: string, text: string, actor = admin) =>
  await addNote(makeRequest({ token: await signIn(actor), json: { text } }), contextWith({ id: orderId }));

async function correctPhone(orderId: string, phone: string): Promise<void> {
  const { version } = await readOrder(orderId);
  const input = { version: version ?? 0, phone };
  await changeContents({ by: staffActor(admin), isAdmin: true, orderId, input });
}

const phonesOf = async (q?: string) => (await listCustomers(admin, { q })).rows.map(({ phone }) => phone);

describe("the list of customers", () => {
  it("has each phone once, by its newest order, with what came of all of them", async () => {
    await bringTo(admin, await order(KARIM, { name: "Karim" }), "delivered");
    const second = await order(KARIM, { name: "Karim" });
    await bringTo(admin, second, "handedOver");
    await moveTo(admin, second, { from: "handedOver", to: "returning" });
    await bringTo(admin, await order(MOU, { name: "মৌ আক্তার" }), "packed");
    const newest = await order(KARIM, { name: "Karim Uddin", address: "House 4, Sylhet" });
    const { rows, next } = await listCustomers(admin);
    expect(next).toBeNull();
    expect(rows).toMatchObject([
      {
        _id: newest,
        phone: KARIM,
        name: "Karim Uddin",
        address: "House 4, Sylhet",
        orders: 3,
        canceled: 0,
        delivered: 1,
        sentBack: 1,
        deliveredTaka: 1_100,
        phoneBlock: null,
        notes: [],
      },
      { phone: MOU, name: "মৌ আক্তার", orders: 1, delivered: 0, deliveredTaka: 0 },
    ]);
  });

  it("agrees with Numbers to the taka, whatever was called off, deleted or sent back", async () => {
    for (const state of ["delivered", "returned", "lost", "packed", "handedOver"] as const)
      await bringTo(admin, await order(KARIM), state);
    await deleteOrder({ actor: customer, orderId: await order(KARIM) });
    await deleteOrder({ actor: admin, orderId: await order(KARIM) });
    const gone = await order(KARIM);
    await bringTo(admin, gone, "delivered");
    await deleteOrder({ actor: admin, orderId: gone });
    const today = toDhakaDay(Date.now());
    const { total } = await readNumbers({ from: today, to: today });
    const { rows } = await listCustomers(admin);
    expect(rows).toMatchObject([
      {
        orders: total.orders,
        canceled: total.canceled,
        delivered: total.delivered,
        sentBack: total.returned,
        deliveredTaka: total.deliveredTaka,
      },
    ]);
    expect(rows).toMatchObject([{ orders: 7, canceled: 1, delivered: 2 }]);
  });

  it("is searched by phone, name and district, in both scripts", async () => {
    await order(KARIM, { name: "Karim Uddin", address: "House 4, Road 1, Sylhet" });
    await order(MOU, { name: "মৌ আক্তার", address: "বাড়ি ৩, রাজশাহী" });
    expect(await phonesOf("০১৭১২")).toEqual([KARIM]);
    expect(await phonesOf("+880 1812-000")).toEqual([MOU]);
    expect(await phonesOf("karim")).toEqual([KARIM]);
    expect(await phonesOf("মৌ")).toEqual([MOU]);
    expect(await phonesOf("সিলেট")).toEqual([KARIM]);
    expect(await phonesOf("rajshahi")).toEqual([MOU]);
    expect(await phonesOf("nobody")).toEqual([]);
  });

  it("finds a customer by an earlier order, once, by the newest one that matches", async () => {
    const first = await order(KARIM, { address: "House 4, Sylhet" });
    await order(KARIM, { address: "House 9, Khulna" });
    const { rows } = await listCustomers(admin, { q: "sylhet" });
    expect(rows).toMatchObject([{ _id: first, phone: KARIM, orders: 2, address: "House 9, Khulna" }]);
  });

  it("has each phone on one page alone, whoever stands at the end of it", async () => {
    for (const phone of [MOU, KARIM, MOU, KARIM]) await order(phone);
    const first = await listCustomers(admin, { limit: 1 });
    expect(first.rows).toMatchObject([{ phone: KARIM, orders: 2 }]);
    const second = await listCustomers(admin, { limit: 1, cursor: first.next ?? "" });
    expect(second.rows).toMatchObject([{ phone: MOU, orders: 2 }]);
    expect(second.next).toBeNull();
  });

  it("shows staff the customers of their orders, without sums", async () => {
    const staff = await makeStaff();
    const old = await order(MOU);
    await bringTo(admin, old, "delivered");
    await Order.updateOne({ _id: old }, { orderTime: new Date(Date.now() - 31 * DAY_MS) });
    await bringTo(admin, await order(KARIM), "delivered");
    expect((await listCustomers(staff)).rows).toMatchObject([
      { phone: KARIM, delivered: 1, deliveredTaka: null },
    ]);
    expect(await getCustomer(staff, old)).toBeNull();
    expect(await getCustomer(admin, old)).toMatchObject({ phone: MOU, deliveredTaka: 1_100 });
  });

  it("looks at no more orders for a page than stand on it, and at those of its phones", async () => {
    await fillOrders(600);
    const plans = await explainReads(() => listCustomers(admin));
    expect(plans.length).toBeGreaterThan(0);
    for (const { stages, documents } of plans) {
      expect(stages).toMatch(/IXSCAN|EOF/);
      expect(stages).not.toContain("COLLSCAN");
      expect(documents).toBeLessThanOrEqual(150);
    }
  });
});

describe("a customer", () => {
  it("has the orders of the phone, those called off among them, and none of anybody else", async () => {
    const first = await order(KARIM);
    await deleteOrder({ actor: customer, orderId: first });
    const second = await order(KARIM);
    await order(MOU);
    const { rows } = await listCustomerOrders(admin, first);
    expect(rows.map(({ _id }) => _id)).toEqual([second, first]);
    expect(await getCustomer(admin, first)).toMatchObject({ _id: first, orders: 2 });
  });

  it("keeps the notes of staff and admins, newest first, and the log has who wrote them", async () => {
    const orderId = await order(KARIM, { name: "Karim" });
    const staff = await makeStaff();
    expect((await note(orderId, "Calls back after 5 pm")).status).toBe(200);
    expect((await note(await order(KARIM, { name: "Karim" }), "দোকানে আসেন", staff)).status).toBe(200);
    expect(await getCustomer(admin, orderId)).toMatchObject({
      notes: [
        { by: staff.name, text: "দোকানে আসেন" },
        { by: admin.name, text: "Calls back after 5 pm" },
      ],
    });
    const entries = await listAuditEntries({ kind: "customer" });
    expect(entries).toMatchObject([
      { verb: "note", label: `Karim (${KARIM})`, actorEmail: staff.email, after: { note: "দোকানে আসেন" } },
      { verb: "note", objectId: orderId, actorEmail: admin.email },
    ]);
    expect((await note(orderId, " \n ")).status).toBe(400);
    expect((await note(new Types.ObjectId().toString(), "x")).status).toBe(404);
  });

  it("tells why and until when the phone is blocked", async () => {
    const orderId = await order(KARIM);
    await blockPhone({ actor: admin, phone: KARIM, block: { reason: "refused three", days: 30 } });
    expect(await getCustomer(admin, orderId)).toMatchObject({ phoneBlock: { reason: "refused three" } });
    expect((await listCustomers(admin)).rows).toMatchObject([{ phoneBlock: { reason: "refused three" } }]);
  });

  it("is forgotten with their last order: the notes, and what the log says of them", async () => {
    const [first, second] = [await order(KARIM), await order(KARIM)];
    await note(first, "Lives above the pharmacy");
    await note(second, "Asks for Nusrat");
    await eraseOrder(new Types.ObjectId(first));
    expect(await CustomerNote.countDocuments()).toBe(2);
    await eraseOrder(new Types.ObjectId(second));
    expect(await CustomerNote.countDocuments()).toBe(0);
    const log = JSON.stringify(await listAuditEntries({ kind: "customer" }));
    expect(log).not.toMatch(/pharmacy|Nusrat|1712345678|Rahim/);
    expect(await getCustomer(admin, second)).toBeNull();
    expect((await listCustomers(admin)).rows).toEqual([]);
  });

  it("is forgotten by the phone that was corrected too, unless another order has it", async () => {
    const [mistyped, other] = [await order(KARIM), await order(KARIM)];
    await note(mistyped, "Lives above the pharmacy");
    await correctPhone(mistyped, MOU);
    await note(mistyped, "Asks for Nusrat");
    expect((await getCustomer(admin, other))?.notes).toMatchObject([{ text: "Lives above the pharmacy" }]);
    await eraseOrder(new Types.ObjectId(mistyped));
    expect(await CustomerNote.find().lean()).toMatchObject([{ phone: KARIM }]);
    await correctPhone(other, MOU);
    await eraseOrder(new Types.ObjectId(other));
    expect(await CustomerNote.countDocuments()).toBe(0);
  });
});
