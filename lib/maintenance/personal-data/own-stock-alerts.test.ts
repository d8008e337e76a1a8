import { beforeEach, expect, it, vi } from "vitest";
import { deleteAccount } from "@/lib/maintenance/personal-data/delete-account";
import { sweepErasures } from "@/lib/maintenance/personal-data/erase-person";
import { readAccountData } from "@/lib/maintenance/personal-data/read-account-data";
import { hashPassword } from "@/lib/accounts/passwords/password";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { UserDto } from "@/lib/accounts/users/dto";
import { makeProductByOption, S34 } from "@/testing/by-option";
import { useDatabase } from "@/testing/database";
import { makeProvedUser, makeUser } from "@/testing/people";
import { ask } from "@/testing/stock-alerts";
import { Erasure } from "@/models/erasure";
import { Session } from "@/models/session";
import { StockAlert } from "@/models/stock-alert";
import { User } from "@/models/user";

useDatabase();

const PASSWORD = "Dorji2026x";

let product: ProductDto;
beforeEach(async () => {
  product = await makeProductByOption();
});

const contactsOf = async (user: UserDto) =>
  (await readAccountData(user)).stockAlerts.map(({ contact }) => contact).toSorted();
const left = async () => (await StockAlert.find().lean()).map(({ contact }) => contact).toSorted();

async function remove(user: UserDto): Promise<void> {
  await User.updateOne({ _id: user._id }, { passwordHash: await hashPassword(PASSWORD) });
  await deleteAccount({ user, sessionId: "", password: PASSWORD, clientAddress: "10.0.0.1" });
}

it("is shown, and goes with its account: what was asked for signed in, and for a proved e-mail", async () => {
  const user = await makeProvedUser();
  await ask({ product, ...S34, contact: user.email });
  await ask({ product, ...S34, contact: "work@example.com", user });
  await ask({ product, ...S34, contact: "rahim@example.com" });
  expect(await contactsOf(user)).toEqual([user.email, "work@example.com"].toSorted());
  await remove(user);
  expect(await left()).toEqual(["rahim@example.com"]);
});

it("shows and ends nothing of an e-mail that nobody has proved to be theirs", async () => {
  const stranger = await makeUser();
  await ask({ product, ...S34, contact: stranger.email });
  expect(await contactsOf(stranger)).toEqual([]);
  await remove(stranger);
  expect(await left()).toEqual([stranger.email]);
});

it("goes also where the server ends in between", async () => {
  const user = await makeProvedUser();
  await ask({ product, ...S34, contact: user.email });
  const crash = vi.spyOn(Session, "deleteMany").mockImplementation(() => {
    throw new Error("the process is gone");
  });
  await remove(user);
  crash.mockRestore();
  expect(await left()).toEqual([user.email]);
  await sweepErasures(Date.now() + 60 * 60_000);
  expect(await left()).toEqual([]);
});

it("goes also where a backup that was made while they went brings their account back", async () => {
  const user = await makeProvedUser();
  await ask({ product, ...S34, contact: user.email });
  await Erasure.create({ _id: user._id, at: new Date(), isDeleted: true });
  await sweepErasures(Date.now() + 60 * 60_000);
  expect(await User.countDocuments()).toBe(0);
  expect(await left()).toEqual([]);
});
