import { Types } from "mongoose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deleteAccount } from "@/lib/maintenance/personal-data/delete-account";
import { ERASED_NAME } from "@/lib/words/erased-name";
import { sweepErasures } from "@/lib/maintenance/personal-data/erase-person";
import { readAccountData } from "@/lib/maintenance/personal-data/read-account-data";
import { signAccessToken } from "@/lib/accounts/auth/access-token";
import { findSessionUser, startSession } from "@/lib/accounts/auth/sessions";
import { findSocialUser } from "@/lib/accounts/auth/social-sign-in";
import { listDeleted } from "@/lib/maintenance/deleted/list-deleted";
import { staffActor } from "@/lib/orders/events";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { listOrdersOfEmail, listOrdersOfUser } from "@/lib/orders/queries";
import { hashPassword } from "@/lib/accounts/passwords/password";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { createUser } from "@/lib/accounts/users/create-user";
import { refundReturn } from "@/lib/returns/refund-return";
import { openReturnOf, receiveReturn, wantBack } from "@/testing/returns";
import type { UserDto } from "@/lib/accounts/users/dto";
import { change } from "@/testing/contents";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { fillCart, makeOrder, orderCart, readOrder } from "@/testing/orders";
import { codeOf, race } from "@/testing/outcomes";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { AuditEntry } from "@/models/audit-entry";
import { CartLine } from "@/models/cart-line";
import { EmailVerification, PasswordReset } from "@/models/one-time-link";
import { Erasure } from "@/models/erasure";
import { Identity } from "@/models/identity";
import { Order } from "@/models/order";
import { Session } from "@/models/session";
import { User } from "@/models/user";
import { HOUR_MS } from "@/lib/platform/time/durations.mjs";

useDatabase();
afterEach(async () => {
  vi.restoreAllMocks();
  await expectInvariants();
});

const PASSWORD = "Dorji2026x";

let admin: UserDto;
let user: UserDto;
let product: ProductDto;

beforeEach(async () => {
  [admin, user] = [await makeAdmin(), await makeUser({ name: "Nusrat Jahan" })];
  product = await makeProduct({ stock: "50" });
  await User.updateOne({ _id: user._id }, { passwordHash: await hashPassword(PASSWORD) });
});

const remove = (person = user, fields: { password?: string; sessionId?: string } = {}) =>
  deleteAccount({ user: person, sessionId: "", password: PASSWORD, clientAddress: "10.0.0.1", ...fields });

/** All that is stored, without the catalogue and the migrations. */
async function everything(): Promise<string> {
  const models = [User, Session, Identity, CartLine, Order, PasswordReset, EmailVerification, AuditEntry];
  return JSON.stringify(await Promise.all(models.map((model) => model.collection.find().toArray())));
}

/** A delivered order with something of the person in every place there is. */
async function makeDelivered(): Promise<string> {
  const orderId = await makeOrder(user, { product });
  await change(admin, orderId, { phone: "01899 999999", address: "Nusrat’s house, Road 9, Uttara" });
  await bringTo(admin, orderId, "delivered");
  await Order.updateOne(
    { _id: orderId },
    {
      notes: [{ at: new Date(), by: admin._id, text: "Nusrat rings twice" }],
      calls: [{ at: new Date(), by: admin._id, outcome: "agreed", note: "speaks with Nusrat" }],
      advance: { amount: 0, reference: "bKash of Nusrat" },
      discount: { amount: 0, reason: "Nusrat is a friend" },
      bulkCancel: { key: "k", digest: user.email },
      returns: [
        {
          id: new Types.ObjectId(),
          at: new Date(),
          by: { role: "customer", id: user._id },
          key: `${user._id} k`,
          digest: "of Nusrat’s request",
          state: "calledOff",
          wish: "refund",
          lines: [],
          note: "Nusrat brings it herself",
        },
      ],
    },
  );
  return orderId;
}

describe("deleteAccount", () => {
  it("leaves nothing of the person, and of their orders what was sold and how it went", async () => {
    const orderId = await makeDelivered();
    const called = await makeOrder(user, { product });
    await deleteOrder({ actor: user, orderId: called });
    await fillCart(user, { product });
    const subject = await startSession(user._id);
    await Identity.create({ provider: "google", providerAccountId: "nusrat", userId: user._id });
    for (const model of [PasswordReset, EmailVerification])
      await model.create({ tokenHash: "x", userId: user._id, expiresAt: new Date(Date.now() + HOUR_MS) });
    const before = await readOrder(orderId);
    await remove();
    const left = await everything();
    for (const personal of [
      "Nusrat",
      "Rahim",
      user.email,
      "01712345678",
      "01899999999",
      "Dhanmondi",
      "Uttara",
    ])
      expect(left, personal).not.toContain(personal);
    expect(subject && (await findSessionUser(subject))).toBeNull();
    const order = await readOrder(orderId);
    expect(order).toMatchObject({
      name: ERASED_NAME,
      status: "Confirmed",
      amount: before.amount,
      orderNumber: before.orderNumber,
      cartItems: before.cartItems,
      parcel: before.parcel,
      version: (before.version ?? 0) + 1,
    });
    expect(order.userId).toBeUndefined();
    expect(order.events.map(({ kind }) => kind)).toEqual(before.events.map(({ kind }) => kind));
    expect(JSON.stringify([order.events, order.returns])).not.toContain(user._id);
    expect(await listDeleted()).toEqual([]);
    expect(await AuditEntry.find().lean()).toMatchObject([
      { verb: "delete", kind: "user", objectId: user._id },
    ]);
  });

  it("asks for the password again, and stays whole for a wrong one", async () => {
    for (const password of [undefined, "", "Wrong2026x"])
      expect(
        await codeOf(remove(user, password === undefined ? { password: undefined as never } : { password })),
      ).toBe("INVALID_FIELDS");
    expect(await User.exists({ _id: user._id })).not.toBeNull();
    await remove();
    expect(await User.exists({ _id: user._id })).toBeNull();
  });

  it("asks who has no password to sign in again", async () => {
    const social = await makeUser();
    const session = await startSession(social._id);
    const sessionId = session?.sessionId ?? "";
    const old = new Date(Date.now() - HOUR_MS);
    await Session.collection.updateOne({ _id: sessionId as never }, { $set: { createdAt: old } });
    expect(await codeOf(remove(social, { sessionId }))).toBe("SIGN_IN_AGAIN");
    // Nor does somebody else's do.
    const others = await startSession(user._id);
    expect(await codeOf(remove(social, { sessionId: others?.sessionId ?? "" }))).toBe("SIGN_IN_AGAIN");
    const fresh = await startSession(social._id);
    await remove(social, { sessionId: fresh?.sessionId ?? "" });
    expect(await User.exists({ _id: social._id })).toBeNull();
  });

  it("waits until every order is over", async () => {
    const orderId = await makeOrder(user, { product });
    expect(await codeOf(remove())).toBe("ORDERS_OPEN");
    await decideOrder({ orderId, decision: "Canceled", by: staffActor(admin) });
    await remove();
    expect((await readOrder(orderId)).name).toBe(ERASED_NAME);
  });

  it("waits until what comes back is here and paid for", async () => {
    const orderId = await makeOrder(user, { product });
    await bringTo(admin, orderId, "delivered");
    const returnId = await openReturnOf(
      admin,
      orderId,
      await wantBack(orderId, [[product, 1]], { note: "Nusrat" }),
    );
    expect(await codeOf(remove())).toBe("ORDERS_OPEN");
    await receiveReturn(admin, orderId, returnId);
    expect(await codeOf(remove())).toBe("ORDERS_OPEN");
    const refund = {
      amount: 0,
      method: "bkash",
      reference: "bKash of Nusrat",
      reason: "Nusrat keeps it",
    } as const;
    await refundReturn({ actor: admin, orderId, returnId, refund });
    await remove();
    expect(JSON.stringify(await readOrder(orderId))).not.toContain("Nusrat");
  });

  it("keeps the shop's last admin, also where two go at once", async () => {
    await User.updateOne({ _id: admin._id }, { passwordHash: await hashPassword(PASSWORD) });
    expect(await codeOf(remove(admin))).toBe("LAST_ADMIN");
    for (let round = 0; round < 5; round += 1) {
      const other = await makeAdmin();
      await User.updateOne({ _id: other._id }, { passwordHash: await hashPassword(PASSWORD) });
      const self = await User.findOne({ role: "admin", _id: { $ne: other._id } }).lean();
      await race([
        () => remove({ ...other, _id: self?._id.toString() ?? "", email: self?.email ?? "" }),
        () => remove(other),
      ]);
      expect(await User.countDocuments({ role: "admin" })).toBeGreaterThanOrEqual(1);
      await User.deleteMany({ role: "admin", _id: { $ne: (await User.findOne({ role: "admin" }))?._id } });
    }
  });

  it("lets the e-mail register again, and shows it nothing of before", async () => {
    await makeDelivered();
    await remove();
    const again = await createUser({ name: "Nusrat", email: user.email, password: PASSWORD });
    expect(again).not.toBeNull();
    expect(await listOrdersOfUser(again ?? "")).toEqual([]);
    expect(await listOrdersOfEmail(user.email)).toEqual([]);
  });

  it("finishes what a crash left, and undoes nothing of an account that stayed", async () => {
    const orderId = await makeDelivered();
    const crash = vi.spyOn(Session, "deleteMany").mockImplementation(() => {
      throw new Error("the process is gone");
    });
    await remove();
    crash.mockRestore();
    expect((await readOrder(orderId)).name).not.toBe(ERASED_NAME);
    // The crash of this erasure came before the account was gone.
    await Erasure.create({ _id: admin._id, at: new Date() });
    await sweepErasures(Date.now() + HOUR_MS);
    expect((await readOrder(orderId)).name).toBe(ERASED_NAME);
    expect(await Erasure.countDocuments()).toBe(0);
    expect(await User.exists({ _id: admin._id })).not.toBeNull();
  });

  it("delivers what was ordered at the same moment, and forgets its customer then", async () => {
    let together = 0;
    for (let round = 0; round < 12; round += 1) {
      const person = await makeUser();
      await User.updateOne({ _id: person._id }, { passwordHash: await hashPassword(PASSWORD) });
      await fillCart(person, { product });
      const social = {
        provider: "google",
        accountId: person._id,
        email: person.email,
        isEmailVerified: true,
      };
      await race<unknown>([
        () => orderCart(person),
        () => remove(person),
        () => startSession(person._id),
        () => findSocialUser({ ...social, name: "Somebody" }),
      ]);
      const order = await Order.findOne({ userId: person._id, status: "pending" }).lean();
      const isGone = (await User.exists({ _id: person._id })) === null;
      if (order && isGone) {
        together += 1;
        await sweepErasures(Date.now() + HOUR_MS);
        expect(await Erasure.exists({ _id: person._id })).not.toBeNull();
        await bringTo(admin, order._id.toString(), "delivered");
      }
      if (!isGone) continue;
      await sweepErasures(Date.now() + HOUR_MS);
      const userId = new Types.ObjectId(person._id);
      for (const left of [
        await Order.countDocuments({ userId, status: { $in: ["pending", "Confirmed"] } }),
        await Session.countDocuments({ userId }),
        await Identity.countDocuments({ userId }),
        await CartLine.countDocuments({ userId, orderId: null }),
      ])
        expect(left).toBe(0);
      await User.deleteMany({ email: person.email });
    }
    expect(together).toBeLessThanOrEqual(12);
  }, 60_000);
});

describe("readAccountData", () => {
  it("has what there is of one's own, and no secret", async () => {
    await makeDelivered();
    await makeOrder(await makeUser(), { product });
    await fillCart(user, { product });
    const subject = await startSession(user._id);
    const token = subject && (await signAccessToken(subject));
    await User.updateOne({ _id: user._id }, { provedPhone: "01712345678" });
    const data = await readAccountData(user);
    expect(data).toMatchObject({
      account: { name: user.name, email: user.email, provedPhone: "01712345678", signsInWith: ["password"] },
      signIns: [{}],
      cart: [{}],
      orders: [{ status: "Confirmed" }],
    });
    const text = JSON.stringify(data);
    const hash = (await User.findById(user._id).select("+passwordHash").lean())?.passwordHash ?? "?";
    for (const secret of [hash, "argon2", subject?.sessionId ?? "?", token ?? "?"])
      expect(text).not.toContain(secret);
  });
});
