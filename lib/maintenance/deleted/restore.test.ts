import { Types } from "mongoose";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { findSessionUser, startSession } from "@/lib/accounts/auth/sessions";
import { keepCopy } from "@/lib/platform/deleted-documents/keep-copy";
import { listDeleted } from "@/lib/maintenance/deleted/list-deleted";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { listOrders } from "@/lib/orders/queries";
import { restoreOrder } from "@/lib/orders/decide/restore-order";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { getProduct } from "@/lib/catalogue/products/queries";
import { restoreProduct } from "@/lib/catalogue/products/restore-product";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { moveParcel } from "@/lib/delivery/parcels/move-parcel";
import { staffActor } from "@/lib/orders/events";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct, readUnit, requireProduct } from "@/testing/products";
import { deleteUser } from "@/lib/accounts/users/delete-user";
import type { UserDto } from "@/lib/accounts/users/dto";
import { restoreUser } from "@/lib/accounts/users/restore-user";
import { DeletedDocument } from "@/models/deleted-document";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { User } from "@/models/user";

useDatabase();

const NOBODY = "65f000000000000000000001";
const TOO_LONG_AGO = new Date(Date.now() - 30 * 24 * 60 * 60 * 1_000 - 1_000);

let admin: UserDto;
let customer: UserDto;
beforeEach(async () => {
  [admin, customer] = [await makeAdmin(), await makeUser()];
});

describe("restoreOrder", () => {
  it("brings a confirmed order back, to be packed, with the pieces that were free meanwhile", async () => {
    const product = await makeProduct({ stock: "10" });
    const orderId = await makeOrder(customer, { product, quantity: 3 });
    await decideOrder({ orderId, decision: "Confirmed" });
    await moveParcel({ by: staffActor(admin), orderId, input: { from: "toPack", to: "packed" } });
    await deleteOrder({ actor: admin, orderId });
    expect(await readUnit(product._id)).toMatchObject({ stock: 10, sold: 0 });
    await expectInvariants();
    const { order } = await restoreOrder(orderId);
    expect(order).toMatchObject({ _id: orderId, status: "Confirmed" });
    expect((await readOrder(orderId)).parcel?.state).toBe("toPack");
    expect(await listOrders()).toHaveLength(1);
    expect(await readUnit(product._id)).toMatchObject({ stock: 7, sold: 3 });
    await expectInvariants();
  });

  it.each([
    ["an admin deleted", () => admin],
    ["its customer called off", () => customer],
  ])("makes a pending order that %s pending again, and holds its pieces", async (_, by) => {
    const product = await makeProduct({ stock: "10" });
    const orderId = await makeOrder(customer, { product, quantity: 3 });
    await deleteOrder({ actor: by(), orderId });
    const { order, productIds } = await restoreOrder(orderId);
    expect([order.status, productIds]).toEqual(["pending", [product._id]]);
    expect(await readUnit(product._id)).toMatchObject({ stock: 7, held: 3 });
    await expectInvariants();
  });

  it("refuses where its pieces are somebody else's by now, and can once they are free again", async () => {
    const product = await makeProduct({ stock: "3" });
    const orderId = await makeOrder(customer, { product, quantity: 3 });
    await deleteOrder({ actor: admin, orderId });
    const other = await makeOrder(await makeUser(), { product, quantity: 2 });
    expect(await codeOf(restoreOrder(orderId))).toBe("OUT_OF_STOCK");
    await expectInvariants();
    await decideOrder({ orderId: other, decision: "Canceled" });
    expect((await restoreOrder(orderId)).order.status).toBe("pending");
    await expectInvariants();
  });

  it("shows an order again that was cancelled before it was deleted, as it was", async () => {
    const product = await makeProduct({ stock: "10" });
    const orderId = await makeOrder(customer, { product, quantity: 3 });
    await decideOrder({ orderId, decision: "Canceled" });
    await deleteOrder({ actor: admin, orderId });
    expect((await restoreOrder(orderId)).order.status).toBe("Canceled");
    expect(await readUnit(product._id)).toMatchObject({ stock: 10, held: 0 });
  });

  it("shows an order again whose parcel was out when it was deleted", async () => {
    const product = await makeProduct({ stock: "10" });
    const orderId = await makeOrder(customer, { product, quantity: 3 });
    await decideOrder({ orderId, decision: "Confirmed" });
    const by = staffActor(admin);
    await moveParcel({ by, orderId, input: { from: "toPack", to: "packed" } });
    await moveParcel({ by, orderId, input: { from: "packed", to: "handedOver" } });
    await deleteOrder({ actor: admin, orderId });
    expect(await readUnit(product._id)).toMatchObject({ stock: 7, sold: 3 });
    expect((await restoreOrder(orderId)).order.status).toBe("Confirmed");
    expect((await readOrder(orderId)).parcel?.state).toBe("handedOver");
    await expectInvariants();
  });

  it("does not show an order whose customer has deleted their account just now", async () => {
    const orderId = await makeOrder(customer, { product: await makeProduct() });
    await decideOrder({ orderId, decision: "Canceled" });
    await deleteOrder({ actor: admin, orderId });
    const update = Order.updateOne.bind(Order);
    const eraseFirst = async (...args: Parameters<typeof update>) => {
      await update({ _id: orderId }, { phone: "" });
      return await update(...args);
    };
    vi.spyOn(Order, "updateOne").mockImplementationOnce(eraseFirst as never);
    expect(await codeOf(restoreOrder(orderId))).toBe("IN_PROGRESS");
    vi.restoreAllMocks();
    expect((await Order.findById(orderId).lean())?.deletedAt).not.toBeNull();
    expect(await codeOf(restoreOrder(orderId))).toBe("NOT_FOUND");
  });

  it("finds none that is not deleted, unknown, or deleted too long ago", async () => {
    const orderId = await makeOrder(customer, { product: await makeProduct() });
    expect(await codeOf(restoreOrder(orderId))).toBe("NOT_FOUND");
    expect(await codeOf(restoreOrder(NOBODY))).toBe("NOT_FOUND");
    await deleteOrder({ actor: admin, orderId });
    await Order.updateOne({ _id: orderId }, { deletedAt: TOO_LONG_AGO });
    expect(await codeOf(restoreOrder(orderId))).toBe("NOT_FOUND");
    expect(await listDeleted()).toEqual([]);
  });
});

describe("restoreProduct", () => {
  it("brings a product back with all that it was, and with what its unit counts now", async () => {
    const product = await makeProduct({ stock: "10", image2: "/catalogue/back.webp" });
    const orderId = await makeOrder(customer, { product, quantity: 3 });
    await deleteProduct(product._id);
    await decideOrder({ orderId, decision: "Canceled" });
    expect(await restoreProduct(product._id)).toEqual({ ...product, stock: "10" });
    expect(await getProduct(product._id)).toEqual({ ...product, stock: "10" });
    expect(await listDeleted()).toEqual([]);
    await expectInvariants();
  });

  it("is kept before it is removed, so that a crash between the two loses nothing", async () => {
    const product = await makeProduct();
    const crash = vi.spyOn(Product, "findOneAndDelete").mockImplementation(() => {
      throw new Error("the process is gone");
    });
    await expect(deleteProduct(product._id)).rejects.toThrow("the process is gone");
    crash.mockRestore();
    const copy = await DeletedDocument.findOne({ kind: "product" }).lean();
    expect(copy?.document).toMatchObject({ name: product.name, nameKey: product.name.toLowerCase() });
    expect(await listDeleted()).toEqual([]);
  });

  it("refuses when the name is taken, and still can when it is free again", async () => {
    const product = await makeProduct({ name: "Weekend Chino" });
    await deleteProduct(product._id);
    const other = await makeProduct({ name: "WEEKEND chino" });
    expect(await codeOf(restoreProduct(product._id))).toBe("NAME_TAKEN");
    await deleteProduct(other._id);
    expect(await restoreProduct(product._id)).toMatchObject({ name: "Weekend Chino" });
  });

  it("finds none that is still there or was deleted too long ago", async () => {
    const product = await makeProduct();
    expect(await codeOf(restoreProduct(product._id))).toBe("NOT_FOUND");
    await deleteProduct(product._id);
    await DeletedDocument.updateMany({}, { deletedAt: TOO_LONG_AGO });
    expect(await codeOf(restoreProduct(product._id))).toBe("NOT_FOUND");
    await expect(requireProduct(product._id)).rejects.toThrow();
  });
});

describe("restoreUser", () => {
  it("brings an account back with its password and without its sessions", async () => {
    await User.updateOne({ _id: customer._id }, { passwordHash: "hash", sessionVersion: 4 });
    const subject = await startSession(customer._id);
    await deleteUser({ actor: admin, userId: customer._id });
    expect(await restoreUser(customer._id)).toEqual(customer);
    const stored = await User.findById(customer._id).select("+passwordHash").lean();
    expect(stored).toMatchObject({ passwordHash: "hash", sessionVersion: 5, name: customer.name });
    expect(subject && (await findSessionUser(subject))).toBeNull();
    expect(await listDeleted()).toEqual([]);
  });

  it("leaves out the proved phone where somebody else has proved it since, and else brings it back", async () => {
    const provedPhone = "01712345678";
    await User.updateOne({ _id: customer._id }, { provedPhone });
    await deleteUser({ actor: admin, userId: customer._id });
    await restoreUser(customer._id);
    expect((await User.findById(customer._id).lean())?.provedPhone).toBe(provedPhone);
    await deleteUser({ actor: admin, userId: customer._id });
    await User.create({ name: "Somebody else", email: "somebody.else@example.com", provedPhone });
    expect(await restoreUser(customer._id)).toEqual(customer);
    expect((await User.findById(customer._id).lean())?.provedPhone).toBeUndefined();
  });

  it("refuses when somebody has registered with the e-mail since", async () => {
    await deleteUser({ actor: admin, userId: customer._id });
    await User.create({ name: "Somebody else", email: customer.email });
    expect(await codeOf(restoreUser(customer._id))).toBe("NAME_TAKEN");
  });

  it("keeps no copy of an admin who is put back at once, because no other was left", async () => {
    const second = await makeAdmin();
    // As if the other one were deleted at the same moment.
    const exists = vi.spyOn(User, "exists");
    exists.mockResolvedValueOnce({ _id: new Types.ObjectId(admin._id) }).mockResolvedValueOnce(null);
    expect(await codeOf(deleteUser({ actor: admin, userId: second._id }))).toBe("LAST_ADMIN");
    exists.mockRestore();
    expect(await User.countDocuments({ role: "admin" })).toBe(2);
    expect(await DeletedDocument.countDocuments()).toBe(0);
  });
});

describe("listDeleted", () => {
  it("lists orders, products and users, last deleted first, and nothing that is still there", async () => {
    const product = await makeProduct();
    const orderId = await makeOrder(customer, { product });
    await deleteOrder({ actor: customer, orderId });
    await deleteProduct(product._id);
    await deleteUser({ actor: admin, userId: customer._id });
    const alive = await makeProduct();
    await keepCopy({ kind: "product", document: { _id: new Types.ObjectId(alive._id) } });
    expect(await listDeleted()).toMatchObject([
      { kind: "user", id: customer._id, label: `${customer.email}, ${customer.name}` },
      { kind: "product", id: product._id, label: product.name },
      { kind: "order", id: orderId, label: "10001 of Rahim Uddin" },
    ]);
  });
});
