import { beforeEach, describe, expect, it } from "vitest";
import { confirmEmailVerification } from "@/lib/accounts/auth/confirm-email-verification";
import { confirmPasswordReset } from "@/lib/accounts/auth/confirm-password-reset";
import { hashOneTimeToken, createOneTimeToken } from "@/lib/accounts/auth/one-time-token";
import { requestEmailVerification } from "@/lib/accounts/auth/request-email-verification";
import { findSocialUser } from "@/lib/accounts/auth/social-sign-in";
import { useDatabase } from "@/testing/database";
import { codeOf, times } from "@/testing/outcomes";
import { createUser } from "@/lib/accounts/users/create-user";
import { getUserByEmail, isAdminEmail, isEmailVerified } from "@/lib/accounts/users/queries";
import { EmailVerification, PasswordReset } from "@/models/one-time-link";
import { User } from "@/models/user";

// Before anything reads the environment, which is read once.
const OWNER = "owner@example.com";
process.env.ADMIN_EMAILS = OWNER;

useDatabase();

let count = 0;
let userId: string;
let email: string;

const register = async (address: string): Promise<string> =>
  (await createUser({ name: "Rahim Uddin", email: address, password: "jeans4men" })) ?? "";

beforeEach(async () => {
  count += 1;
  email = `proof${count}@example.com`;
  userId = await register(email);
});

async function askForToken(id = userId): Promise<string> {
  const mail = await requestEmailVerification({ userId: id });
  return /confirmEmail#([\w-]{43})\s/.exec(mail?.text ?? "")?.[1] ?? "";
}

describe("requestEmailVerification", () => {
  it("keeps only the hash of what it mails, for a day, and mails no name that a stranger may have chosen", async () => {
    const mail = await requestEmailVerification({ userId });
    expect(mail).toMatchObject({ to: email });
    expect(mail?.text).not.toContain("Rahim");
    const [proof] = await EmailVerification.find().lean();
    const token = /#([\w-]{43})\s/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(proof?.tokenHash).toBe(hashOneTimeToken(token));
    const hours = ((proof?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it("speaks the language of the page that asks, else that of the account, and leads to the page in it", async () => {
    const asked = await requestEmailVerification({ userId, language: "bn" });
    expect(asked?.subject).toMatch(/আপনার ইমেইল নিশ্চিত করুন$/);
    expect(asked?.text).toMatch(/^প্রিয় গ্রাহক,\s[^]*২৪ ঘণ্টা[^]*\/bn\/confirmEmail#[\w-]{43}\s/);
    await User.updateOne({ _id: userId }, { language: "bn" });
    expect((await requestEmailVerification({ userId }))?.text).toMatch(/\/bn\/confirmEmail#/);
    const inEnglish = await requestEmailVerification({ userId, language: "en" });
    expect(inEnglish?.text).toMatch(/^Hello,\s[^]*\d\/confirmEmail#/);
  });

  it("mails nothing once the e-mail is proved", async () => {
    await confirmEmailVerification(userId, { token: await askForToken() });
    expect(await requestEmailVerification({ userId })).toBeNull();
  });

  it("mails three a day at the most", async () => {
    for (const _ of [1, 2, 3]) expect(await requestEmailVerification({ userId })).not.toBeNull();
    await expect(requestEmailVerification({ userId })).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      retryAfterSeconds: 24 * 60 * 60,
    });
  });
});

describe("confirmEmailVerification", () => {
  it("proves the e-mail, once, also of ten at the same time", async () => {
    const token = await askForToken();
    expect(await isEmailVerified(userId)).toBe(false);
    const { done } = await times(10, () => confirmEmailVerification(userId, { token }));
    expect(done).toHaveLength(1);
    expect(await isEmailVerified(userId)).toBe(true);
  });

  it("takes no link of another account, none that is too old, and none that was never mailed", async () => {
    const token = await askForToken();
    const other = await register(`other${count}@example.com`);
    expect(await codeOf(confirmEmailVerification(other, { token }))).toBe("INVALID_FIELDS");
    expect(await codeOf(confirmEmailVerification(userId, { token: createOneTimeToken() }))).toBe(
      "INVALID_FIELDS",
    );
    await EmailVerification.updateMany({}, { expiresAt: new Date(Date.now() - 1) });
    expect(await codeOf(confirmEmailVerification(userId, { token }))).toBe("INVALID_FIELDS");
    expect([await isEmailVerified(userId), await isEmailVerified(other)]).toEqual([false, false]);
  });
});

describe("an address of ADMIN_EMAILS", () => {
  const reset = async (id: string) => {
    const token = createOneTimeToken();
    const expiresAt = new Date(Date.now() + 60_000);
    await PasswordReset.create({ tokenHash: hashOneTimeToken(token), userId: id, expiresAt });
    await confirmPasswordReset({ token, password: "notun4pass" });
  };

  it("makes an admin of whoever has proved it, by whichever of the three ways, and of nobody before", async () => {
    const byLink = await register(OWNER);
    expect(await isAdminEmail(OWNER)).toBe(false);
    await confirmEmailVerification(byLink, { token: await askForToken(byLink) });
    expect(await isAdminEmail(OWNER)).toBe(true);
  });

  it("leaves to its owner's reset neither the password nor the name of a stranger", async () => {
    await reset(await register(OWNER));
    expect(await getUserByEmail(OWNER)).toMatchObject({ name: "owner", role: "admin" });
  });

  it("is proved by a social sign-in too", async () => {
    await register(OWNER);
    const profile = { provider: "google", accountId: `id${count}`, email: OWNER, isEmailVerified: true };
    await findSocialUser({ ...profile, name: "Nusrat Jahan" });
    expect(await getUserByEmail(OWNER)).toMatchObject({ name: "Nusrat Jahan", role: "admin" });
  });

  it("is only for those whom it names: others who prove theirs stay customers, and keep the name after a reset", async () => {
    await confirmEmailVerification(userId, { token: await askForToken() });
    await reset(userId);
    expect(await getUserByEmail(email)).toMatchObject({ name: "Rahim Uddin", role: "customer" });
  });
});
