import { describe, expect, it } from "vitest";
import { hashPassword } from "@/lib/accounts/passwords/password";
import { checkCredentials } from "@/lib/accounts/auth/sign-in";
import { findSocialUser, type SocialProfile } from "@/lib/accounts/auth/social-sign-in";
import { startSession } from "@/lib/accounts/auth/sessions";
import { useDatabase } from "@/testing/database";
import { times } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { createUser } from "@/lib/accounts/users/create-user";
import { Identity } from "@/models/identity";
import { Session } from "@/models/session";
import { User } from "@/models/user";

useDatabase();

const profile = (fields: Partial<SocialProfile> = {}): SocialProfile => ({
  provider: "google",
  accountId: "g-1",
  email: "salma@example.com",
  isEmailVerified: true,
  name: "Salma Begum",
  ...fields,
});

const findByEmail = (email = "salma@example.com") => User.findOne({ email }).select("+passwordHash").lean();

describe("findSocialUser", () => {
  it("makes a customer of a verified e-mail, and knows them again by provider and id", async () => {
    const userId = await findSocialUser(profile({ email: " Salma@Example.com " }));
    expect(await findByEmail()).toMatchObject({
      name: "Salma Begum",
      role: "customer",
      isEmailVerified: true,
    });
    expect(await findSocialUser(profile({ email: "new@example.com", isEmailVerified: false }))).toBe(userId);
    expect(await User.countDocuments()).toBe(1);
  });

  it("lets nobody in whose e-mail is not verified, whether it is known or not", async () => {
    const known = await makeUser();
    for (const email of ["salma@example.com", known.email]) {
      expect(await findSocialUser(profile({ email, isEmailVerified: false }))).toBeNull();
    }
    expect(await User.countDocuments()).toBe(1);
    expect(await Identity.countDocuments()).toBe(0);
  });

  it.each(["", "salma", "salma@", "a@b@c"])("lets nobody in whose e-mail is %j", async (email) => {
    expect(await findSocialUser(profile({ email }))).toBeNull();
    expect(await User.countDocuments()).toBe(0);
  });

  it("keeps apart the same id of two providers", async () => {
    const google = await findSocialUser(profile());
    const other = await findSocialUser(profile({ provider: "other", email: "karim@example.com" }));
    expect(other).not.toBe(google);
  });

  it("takes password, sessions and name from whoever registered the e-mail without proof", async () => {
    const userId = await createUser({
      name: "Mallory",
      email: "salma@example.com",
      password: "mallory4ever",
    });
    if (!userId) throw new Error("It was not created.");
    await startSession(userId);
    expect(await findSocialUser(profile())).toBe(userId);
    expect(await findByEmail()).toMatchObject({
      name: "Salma Begum",
      isEmailVerified: true,
      sessionVersion: 1,
    });
    expect((await findByEmail())?.passwordHash).toBeUndefined();
    expect(await Session.countDocuments({ userId })).toBe(0);
    const credentials = { email: "salma@example.com", password: "mallory4ever" };
    expect(await checkCredentials(credentials, { address: "192.0.2.1", device: null })).toBeNull();
  });

  it("keeps the registered name where the provider has none", async () => {
    await createUser({ name: "Salma B.", email: "salma@example.com", password: "jeans4men" });
    await findSocialUser(profile({ name: "\u200b" }));
    expect(await findByEmail()).toMatchObject({ name: "Salma B.", isEmailVerified: true });
  });

  it("leaves a proved account its password and its sessions", async () => {
    const passwordHash = await hashPassword("jeans4men");
    const user = await User.create({
      name: "Salma",
      email: "salma@example.com",
      passwordHash,
      isEmailVerified: true,
    });
    await startSession(user._id.toString());
    expect(await findSocialUser(profile({ name: "Another" }))).toBe(user._id.toString());
    expect(await findByEmail()).toMatchObject({ name: "Salma", passwordHash, sessionVersion: 0 });
    expect(await Session.countDocuments({ userId: user._id })).toBe(1);
  });

  it("claims a record without password, which then stays", async () => {
    await createUser({ name: "Unclaimed", email: "salma@example.com" });
    await findSocialUser(profile());
    expect((await findByEmail())?.expiresAt).toBeUndefined();
  });

  it("makes one account and one identity of twenty sign-ins at once", async () => {
    const { done } = await times(20, () => findSocialUser(profile()));
    expect(new Set(done).size).toBe(1);
    expect(done[0]).not.toBeNull();
    expect(await User.countDocuments()).toBe(1);
    expect(await Identity.countDocuments()).toBe(1);
  });

  it("starts anew once its user is gone", async () => {
    const first = await findSocialUser(profile());
    await User.deleteMany();
    const second = await findSocialUser(profile());
    expect(second).not.toBe(first);
    expect(await findSocialUser(profile())).toBe(second);
    expect(await Identity.countDocuments()).toBe(1);
  });

  it.each([
    ["a name of only invisible characters", "\u202e\u200b", "salma"],
    ["a name with controls", "Salma\u0000\u202e Begum\n", "Salma Begum"],
    ["an endless name", "x".repeat(5_000), "x".repeat(100)],
    ["no name", "", "salma"],
  ])("copes with %s", async (_, name, stored) => {
    await findSocialUser(profile({ name }));
    expect((await findByEmail())?.name).toBe(stored);
  });
});
