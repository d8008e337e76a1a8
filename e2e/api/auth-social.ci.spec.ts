import { expect, test } from "@playwright/test";
import { type Caller, newCustomer, newVisitor, signInAs } from "../support/api";
import { copyOf, DEAD, mailedToken, probe, readCookie, signInSocially, tryLogin } from "../support/auth";
import { findUser, requireUser, verifyEmail } from "../support/auth-database";
import { newSocialAccount, type SocialAccount } from "../support/openid";
import type { Fault } from "../support/openid-provider";
import { demoAdmin, newPerson } from "../support/people";

/** The e-mail that the browser is signed in with after a social sign-in; null for none. */
async function whoAmI({ context }: Caller): Promise<string | null> {
  const session = await (await context.get("/api/auth/session")).json();
  return session.user?.email ?? null;
}

test.describe("no takeover", () => {
  test("registering over a social account changes nothing in it", async ({ playwright }) => {
    const [owner, mallory] = [await newVisitor(playwright), await newVisitor(playwright)];
    const account = newSocialAccount();
    expect((await signInSocially(owner.context, { account })).pathname).toBe("/login");
    const before = await requireUser(account.email);
    const over = { name: "Mallory", email: account.email, password: "Mallory2026" };
    expect((await mallory.call("POST", "/users", over)).body).toEqual({ insertedId: null });
    expect(await requireUser(account.email)).toEqual(before);
    expect((await tryLogin(mallory.context, over)).isSignedIn).toBe(false);
    for (const password of ["", "undefined", "null"]) {
      expect((await tryLogin(mallory.context, { email: account.email, password })).isSignedIn).toBe(false);
    }
    expect(await whoAmI(owner)).toBe(account.email);
  });

  test("a verified social sign-in throws out whoever registered that e-mail without proof", async ({
    playwright,
  }) => {
    const mallory = await newCustomer(playwright);
    if (!mallory.person) throw new Error("Nobody is signed in.");
    const { email } = mallory.person;
    const thief = await copyOf(playwright, mallory);
    const before = await requireUser(email);
    const owner = await newVisitor(playwright);
    await signInSocially(owner.context, { account: newSocialAccount({ email, name: "Salma Begum" }) });
    expect(await whoAmI(owner)).toBe(email);
    const after = await requireUser(email);
    expect(after).toMatchObject({ _id: before._id, isEmailVerified: true, role: "customer" });
    expect(after.name).toBe("Salma Begum");
    expect(after.passwordHash).toBeUndefined();
    for (const caller of [mallory, thief]) expect(await probe(caller)).toEqual(DEAD);
    expect((await tryLogin(thief.context, { ...mallory.person })).isSignedIn).toBe(false);
    // Only a mail can bring the password back.
    const token = await mailedToken(owner.context, email);
    await owner.call("POST", "/passwordResets/confirm", { token, password: "Notun2026pass" });
    expect((await tryLogin(thief.context, { email, password: "Notun2026pass" })).isSignedIn).toBe(true);
  });

  test("a record that anybody can make is nobody's way in", async ({ playwright }) => {
    const [mallory, owner] = [await newVisitor(playwright), await newVisitor(playwright)];
    const account = newSocialAccount();
    await mallory.call("POST", "/users", { name: "Mallory", email: account.email });
    expect(await requireUser(account.email)).toMatchObject({ expiresAt: expect.any(Date) });
    await signInSocially(owner.context, { account });
    expect(await whoAmI(owner)).toBe(account.email);
    expect(await requireUser(account.email)).not.toHaveProperty("expiresAt");
  });

  test("a proved account keeps its password and its sessions beside the social sign-in", async ({
    playwright,
  }) => {
    const owner = await newCustomer(playwright);
    if (!owner.person) throw new Error("Nobody is signed in.");
    await verifyEmail(owner.person.email);
    const phone = await newVisitor(playwright);
    await signInSocially(phone.context, { account: newSocialAccount({ email: owner.person.email }) });
    expect(await whoAmI(phone)).toBe(owner.person.email);
    expect((await owner.call("GET", "/cart")).status).toBe(200);
    expect((await signInAs(playwright, owner.person)).token).toBeTruthy();
  });

  test("an unverified social e-mail opens nothing: not a new account, not an old one, not the admin's", async ({
    playwright,
  }) => {
    const customer = await newCustomer(playwright);
    const fresh = newSocialAccount().email;
    for (const email of [fresh, customer.person?.email ?? "", demoAdmin().email, "", "nonsense"]) {
      const mallory = await newVisitor(playwright);
      const before = await findUser(email);
      const landed = await signInSocially(mallory.context, {
        account: newSocialAccount({ email, isVerified: false }),
      });
      expect(landed.searchParams.get("error")).toBe("AccessDenied");
      expect(await readCookie(mallory.context)).toBe("");
      expect(await findUser(email)).toEqual(before);
    }
    expect((await customer.call("GET", "/cart")).status).toBe(200);
  });

  test("a social account is known by its id, not by the e-mail that it shows now", async ({ playwright }) => {
    const victim = await newCustomer(playwright);
    const account = newSocialAccount();
    const first = await newVisitor(playwright);
    await signInSocially(first.context, { account });
    const changed: SocialAccount = { ...account, email: victim.person?.email ?? "", isVerified: false };
    const again = await newVisitor(playwright);
    await signInSocially(again.context, { account: changed });
    expect(await whoAmI(again)).toBe(account.email);
    expect((await victim.call("GET", "/cart")).status).toBe(200);
  });

  test("a social account of a deleted user starts anew", async ({ playwright }) => {
    const admin = await signInAs(playwright, demoAdmin());
    const account = newSocialAccount();
    const owner = await newVisitor(playwright);
    await signInSocially(owner.context, { account });
    const { _id } = await requireUser(account.email);
    await admin.call("DELETE", `/users/${_id.toString()}`);
    expect(await whoAmI(owner)).toBeNull();
    await signInSocially(owner.context, { account });
    expect((await requireUser(account.email))._id).not.toEqual(_id);
    expect(await whoAmI(owner)).toBe(account.email);
  });
});

test.describe("an answer that is not the provider's, or not for this browser", () => {
  for (const fault of [
    "other key",
    "no signature",
    "other audience",
    "other issuer",
    "other nonce",
    "expired",
  ] as Fault[]) {
    test(`an identity token with ${fault} signs nobody in`, async ({ playwright }) => {
      const visitor = await newVisitor(playwright);
      const account = newSocialAccount();
      const landed = await signInSocially(visitor.context, { account, fault });
      expect(landed.searchParams.get("error")).toBe("OAuthCallback");
      expect(await readCookie(visitor.context)).toBe("");
      expect(await findUser(account.email)).toBeNull();
    });
  }

  test("a code that was asked for elsewhere signs nobody in", async ({ playwright }) => {
    const [mallory, victim] = [await newVisitor(playwright), await newVisitor(playwright)];
    const account = newSocialAccount();
    await signInSocially(mallory.context, { account, victim: victim.context });
    expect(await readCookie(victim.context)).toBe("");
    // The attack also fails where the victim has just begun a sign-in themselves.
    await signInSocially(victim.context, { account: newSocialAccount(), victim: mallory.context });
    await signInSocially(mallory.context, { account, victim: victim.context });
    expect(await readCookie(victim.context)).toBe("");
    expect(await findUser(account.email)).toBeNull();
  });

  test("another state, or a code for another check, signs nobody in", async ({ playwright }) => {
    const visitor = await newVisitor(playwright);
    const account = newSocialAccount();
    await signInSocially(visitor.context, { account, meddle: (back) => back.searchParams.set("state", "x") });
    await signInSocially(visitor.context, { account, meddle: (back) => back.searchParams.delete("state") });
    await signInSocially(visitor.context, {
      account,
      meddle: (_, code) => {
        code.challenge = "x".repeat(43);
      },
    });
    expect(await readCookie(visitor.context)).toBe("");
    expect(await findUser(account.email)).toBeNull();
  });

  test("a refusal at the provider signs nobody in, and its words do not come through", async ({
    playwright,
  }) => {
    const visitor = await newVisitor(playwright);
    const account = newSocialAccount();
    const landed = await signInSocially(visitor.context, {
      account,
      meddle: (back) => {
        // The answer also has a code, which a shop that ignores the error would accept.
        back.searchParams.set("error", "access_denied");
        back.searchParams.set("error_description", "<b>secret words</b>");
      },
    });
    expect(landed.searchParams.get("error")).toBe("Callback");
    expect(landed.href).not.toContain("secret");
    expect(await readCookie(visitor.context)).toBe("");
    expect(await findUser(account.email)).toBeNull();
  });
});

test("a record without password is the only thing that POST /users makes after a social sign-in", async ({
  playwright,
}) => {
  const account = newSocialAccount();
  const owner = await newVisitor(playwright);
  await signInSocially(owner.context, { account });
  const before = await requireUser(account.email);
  const answer = await owner.call("POST", "/users", { email: account.email, name: "Another Name" });
  expect(answer.body).toEqual({ insertedId: null });
  expect(await requireUser(account.email)).toEqual(before);
  expect(await findUser(newPerson().email)).toBeNull();
});
