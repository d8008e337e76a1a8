import { Types } from "mongoose";
import { expect, it } from "vitest";
import { hashPassword } from "@/lib/accounts/passwords/password";
import { changeWishlist } from "@/lib/catalogue/wishlist/change-wishlist";
import { BACKUP_ORDER } from "@/lib/maintenance/backup/collections";
import { deleteAccount } from "@/lib/maintenance/personal-data/delete-account";
import { erasePerson } from "@/lib/maintenance/personal-data/erase-person";
import { readAccountData } from "@/lib/maintenance/personal-data/read-account-data";
import { CART_MESSAGE } from "@/lib/messages/constants";
import { planMessage } from "@/lib/messages/plan-messages";
import { insertMissing } from "@/lib/messages/relay-events";
import { setMessagePreferences } from "@/lib/messages/set-preferences";
import { readDatabase } from "@/testing/fire/whole-database";
import { useDatabase } from "@/testing/database";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { User } from "@/models/user";

useDatabase();

const PASSWORD = "Dorji2026x";

it("is in the file of one's data and in a backup, and goes with its account", async () => {
  const user = await makeUser();
  const wish = `${(await makeProduct())._id}:black`;
  expect((await readAccountData(user)).wishlist).toEqual([]);
  await changeWishlist({ user, change: { add: [wish] } });
  expect((await readAccountData(user)).wishlist).toEqual([wish]);
  expect(await keepers(wish)).toEqual([User.collection.name]);
  expect(BACKUP_ORDER).toContain(User.collection.name);
  await User.updateOne({ _id: user._id }, { passwordHash: await hashPassword(PASSWORD) });
  await deleteAccount({ user, sessionId: "", password: PASSWORD, clientAddress: "10.0.0.1" });
  expect(await keepers(wish)).toEqual([]);
});

it("leaves no message about a cart, nor the wish for one, of an account that is gone", async () => {
  const user = await makeUser();
  expect((await readAccountData(user)).account.isCartMailWanted).toBe(false);
  await setMessagePreferences(user._id, { isCartMailWanted: true });
  expect((await readAccountData(user)).account.isCartMailWanted).toBe(true);
  const at = new Date();
  const message = planMessage({
    source: `cart-${user._id}-1`,
    at,
    kind: CART_MESSAGE,
    channel: "mail",
    role: "customer",
  });
  await insertMissing([{ ...message, userId: user._id, state: "waiting" }]);
  await erasePerson(new Types.ObjectId(user._id));
  expect(await keepers(`cart-${user._id}`)).toEqual([]);
});

/** The collections that hold a text. */
async function keepers(text: string): Promise<string[]> {
  const holds = (document: unknown) => JSON.stringify(document).includes(text);
  return [...(await readDatabase())]
    .filter(([, kept]) => kept.some(({ document }) => holds(document)))
    .map(([name]) => name);
}
