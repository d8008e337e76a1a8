import { describe, expect, it } from "vitest";
import { useDatabase } from "@/testing/database";
import { codeOf, race } from "@/testing/outcomes";
import { expectInvariants } from "@/testing/invariants";
import { roundsOf } from "@/testing/long-tests";
import { fillCart, makeOrder } from "@/testing/orders";
import { makeAdmin, makeUser, signIn } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { deleteUser } from "@/lib/accounts/users/delete-user";
import { CartLine } from "@/models/cart-line";
import { Identity } from "@/models/identity";
import { Order } from "@/models/order";
import { Session } from "@/models/session";
import { User } from "@/models/user";

useDatabase();

const NOBODY = "65f000000000000000000001";
const countAdmins = () => User.countDocuments({ role: "admin" });

describe("deleteUser", () => {
  it("ends account, sessions, identities and cart, and keeps the orders", async () => {
    const [actor, user, other] = [await makeAdmin(), await makeUser(), await makeUser()];
    const product = await makeProduct();
    await makeOrder(user, { product });
    for (const person of [user, other]) {
      await fillCart(person, { product });
      await signIn(person);
      await Identity.create({ provider: "google", providerAccountId: person._id, userId: person._id });
    }
    await deleteUser({ actor, userId: user._id });
    for (const count of [
      await User.countDocuments({ _id: user._id }),
      await Session.countDocuments({ userId: user._id }),
      await Identity.countDocuments({ userId: user._id }),
      await CartLine.countDocuments({ userId: user._id }),
    ]) {
      expect(count).toBe(0);
    }
    expect(await Order.countDocuments({ userId: user._id, status: "pending" })).toBe(1);
    expect(await Session.countDocuments({ userId: other._id })).toBe(1);
    expect(await CartLine.countDocuments({ userId: other._id })).toBe(1);
    await expectInvariants();
  });

  it("refuses to delete oneself", async () => {
    const actor = await makeAdmin();
    await makeAdmin();
    expect(await codeOf(deleteUser({ actor, userId: actor._id }))).toBe("CANNOT_DELETE_SELF");
    expect(await countAdmins()).toBe(2);
  });

  it("says so when there is nobody", async () => {
    expect(await codeOf(deleteUser({ actor: await makeAdmin(), userId: NOBODY }))).toBe("NOT_FOUND");
  });

  it("lets an admin delete another admin", async () => {
    const [actor, other] = [await makeAdmin(), await makeAdmin()];
    await deleteUser({ actor, userId: other._id });
    expect(await countAdmins()).toBe(1);
  });

  it("keeps the last admin whole, whoever asks", async () => {
    const [actor, last] = [await makeAdmin(), await makeAdmin()];
    await User.updateOne({ _id: last._id }, { passwordHash: "a hash" });
    await signIn(last);
    await User.updateOne({ _id: actor._id }, { role: "customer" });
    const before = await User.findById(last._id).select("+passwordHash -updatedAt").lean();
    expect(await codeOf(deleteUser({ actor, userId: last._id }))).toBe("LAST_ADMIN");
    expect(await User.findById(last._id).select("+passwordHash -updatedAt").lean()).toEqual(before);
    expect(await Session.countDocuments({ userId: last._id })).toBe(1);
  });

  it("leaves an admin when two delete each other at once", async () => {
    for (let round = 0; round < roundsOf(15); round += 1) {
      await User.deleteMany();
      const [one, other] = [await makeAdmin(), await makeAdmin()];
      await race([
        () => deleteUser({ actor: one, userId: other._id }),
        () => deleteUser({ actor: other, userId: one._id }),
      ]);
      expect(await countAdmins()).toBeGreaterThanOrEqual(1);
    }
  });

  it("leaves an admin when four delete each other in a ring at once", async () => {
    for (let round = 0; round < roundsOf(5); round += 1) {
      await User.deleteMany();
      const admins = await Promise.all([makeAdmin(), makeAdmin(), makeAdmin(), makeAdmin()]);
      const ring = admins.map((actor, index) => {
        const userId = admins[(index + 1) % admins.length]?._id ?? "";
        return () => deleteUser({ actor, userId });
      });
      await race(ring);
      expect(await countAdmins()).toBeGreaterThanOrEqual(1);
    }
  });
});
