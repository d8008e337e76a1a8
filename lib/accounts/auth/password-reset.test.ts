import { mkdtempSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { confirmPasswordReset } from "@/lib/accounts/auth/confirm-password-reset";
import { verifyPassword } from "@/lib/accounts/passwords/password";
import { requestPasswordReset } from "@/lib/accounts/auth/request-password-reset";
import { hashOneTimeToken, createOneTimeToken } from "@/lib/accounts/auth/one-time-token";
import { findSessionUser, startSession } from "@/lib/accounts/auth/sessions";
import { checkCredentials } from "@/lib/accounts/auth/sign-in";
import { useDatabase } from "@/testing/database";
import { plainTextOfMail } from "@/testing/plain-text-of-mail";
import { codeOf, times } from "@/testing/outcomes";
import { createUser } from "@/lib/accounts/users/create-user";
import { PasswordReset } from "@/models/one-time-link";
import { Session } from "@/models/session";
import { User } from "@/models/user";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

// Before anything reads the environment, which is read once.
const folder = mkdtempSync(join(tmpdir(), "tejgaon-reset-"));
process.env.MAIL_DIR = folder;

let count = 0;
let userId: string;
let email: string;

useDatabase();
beforeAll(() => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  count += 1;
  email = `rahim${count}@example.com`;
  userId = (await createUser({ name: "Rahim Uddin", email, password: "jeans4men" })) ?? "";
});

async function listMails(): Promise<string[]> {
  const names = (await readdir(folder)).toSorted();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return mails.filter((mail) => mail.includes(`To: ${email}\r\n`));
}

async function askForToken(): Promise<string> {
  await requestPasswordReset({ email });
  const mail = plainTextOfMail((await listMails()).at(-1) ?? "");
  return /reset#([\w-]{43})\s/.exec(mail)?.[1] ?? "";
}

const hasPassword = async (password: string): Promise<boolean> =>
  await verifyPassword(password, (await User.findById(userId).select("+passwordHash").lean())?.passwordHash);

describe("requestPasswordReset", () => {
  it("keeps only the hash of what it mails, for 30 minutes", async () => {
    const token = await askForToken();
    expect(token).toHaveLength(43);
    const resets = await PasswordReset.find().lean();
    expect(resets).toHaveLength(1);
    expect(JSON.stringify(resets)).not.toContain(token);
    expect(resets[0]?.tokenHash).toBe(hashOneTimeToken(token));
    const minutes = ((resets[0]?.expiresAt.getTime() ?? 0) - Date.now()) / MINUTE_MS;
    expect(minutes).toBeGreaterThan(29.9);
    expect(minutes).toBeLessThanOrEqual(30);
  });

  it("does nothing for an unknown e-mail and a record without password", async () => {
    await createUser({ name: "Unclaimed", email: "unclaimed@example.com" });
    await requestPasswordReset({ email: "unclaimed@example.com" });
    await requestPasswordReset({ email: "nobody@example.com" });
    expect(await PasswordReset.countDocuments()).toBe(0);
  });

  it("greets by name only where the e-mail is proved: anybody may have registered it under any name", async () => {
    await requestPasswordReset({ email });
    await User.updateOne({ _id: userId }, { isEmailVerified: true });
    await requestPasswordReset({ email });
    const [stranger, owner] = await listMails();
    expect(stranger).toContain("Hello,");
    expect(stranger).not.toContain("Rahim Uddin");
    expect(owner).toContain("Hello Rahim Uddin,");
  });

  it("speaks the language of the page that asks, else that of the account, and leads to the page in it", async () => {
    await User.updateOne({ _id: userId }, { language: "bn" });
    await requestPasswordReset({ email });
    await requestPasswordReset({ email, language: "en" });
    await User.updateOne({ _id: userId }, { $unset: { language: 1 }, isEmailVerified: true });
    await requestPasswordReset({ email, language: "bn" });
    const [ofAccount, inEnglish, inBangla] = (await listMails()).map(plainTextOfMail);
    expect(ofAccount).toMatch(/^প্রিয় গ্রাহক,\s[^]*৩০ মিনিট[^]*\/bn\/reset#[\w-]{43}\s/);
    expect(inEnglish).toMatch(/^Hello,\s[^]*\d\/reset#[\w-]{43}\s/);
    expect(inBangla).toMatch(/^প্রিয় Rahim Uddin,/);
  });

  it("mails no flood", async () => {
    await times(20, () => requestPasswordReset({ email }));
    expect((await listMails()).length).toBe(5);
    expect(await PasswordReset.countDocuments()).toBe(5);
  });

  it("makes no token twice", () => {
    expect(new Set(Array.from({ length: 1_000 }, createOneTimeToken)).size).toBe(1_000);
  });
});

describe("confirmPasswordReset", () => {
  it("sets the password, proves the e-mail, and ends all sessions of this user alone", async () => {
    const otherId = (await createUser({ name: "Karim", email: `other${count}@example.com` })) ?? "";
    await Promise.all([startSession(userId), startSession(userId), startSession(otherId)]);
    await confirmPasswordReset({ token: await askForToken(), password: "notun2026" });
    expect(await hasPassword("notun2026")).toBe(true);
    expect(await User.findById(userId).lean()).toMatchObject({ isEmailVerified: true, sessionVersion: 1 });
    expect(await Session.countDocuments({ userId })).toBe(0);
    expect(await Session.countDocuments({ userId: otherId })).toBe(1);
    expect(await PasswordReset.countDocuments()).toBe(0);
  });

  it("is one success of fifty at once, and that one's password", async () => {
    const token = await askForToken();
    const { done, codes } = await times(50, async (index) => {
      await confirmPasswordReset({ token, password: `notun2026n${index}` });
      return index;
    });
    expect(done).toHaveLength(1);
    // At most eight passwords are hashed at once: one wins, seven find the link used, the others are OVERLOADED.
    expect(codes).toHaveLength(49);
    expect(codes.filter((code) => code !== "OVERLOADED")).toEqual(Array(7).fill("INVALID_FIELDS"));
    expect(await hasPassword(`notun2026n${done[0]}`)).toBe(true);
    expect((await User.findById(userId).lean())?.sessionVersion).toBe(1);
  });

  it("refuses a link of 30 minutes ago before the database has removed it", async () => {
    const token = await askForToken();
    await PasswordReset.updateOne({}, { expiresAt: new Date(Date.now() - 1) });
    expect(await codeOf(confirmPasswordReset({ token, password: "notun2026" }))).toBe("INVALID_FIELDS");
    expect(await hasPassword("jeans4men")).toBe(true);
  });

  it("refuses the hash of a token, another token, and the token of a deleted user", async () => {
    const token = await askForToken();
    for (const wrong of [hashOneTimeToken(token), createOneTimeToken()]) {
      expect(await codeOf(confirmPasswordReset({ token: wrong, password: "notun2026" }))).toBe(
        "INVALID_FIELDS",
      );
    }
    await User.deleteOne({ _id: userId });
    expect(await codeOf(confirmPasswordReset({ token, password: "notun2026" }))).toBe("INVALID_FIELDS");
    expect(await User.countDocuments({ email })).toBe(0);
  });

  it("revokes also the session of a sign-in that had read the old password just before", async () => {
    const checked = await checkCredentials(
      { email, password: "jeans4men" },
      { address: "192.0.2.9", device: null },
    );
    await confirmPasswordReset({ token: await askForToken(), password: "notun2026" });
    const subject = await startSession(userId, checked?.sessionVersion);
    expect(subject && (await findSessionUser(subject))).toBeNull();
  });
});
