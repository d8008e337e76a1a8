import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDatabase } from "@/testing/database";
import { codeOf, times } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { countSegments } from "@/lib/messages/sms-length";
import type { Language } from "@/lib/words/constants";
import { PhoneProof } from "@/models/phone-proof";
import { User } from "@/models/user";
import type { UserDto } from "@/lib/accounts/users/dto";

const folder = await mkdtemp(join(tmpdir(), "tejgaon-phone-proof-"));
process.env.SMS_GATEWAY = "files";
process.env.SMS_DIR = folder;
const { canProvePhone, sendPhoneCode } = await import("@/lib/messages/phone-proof/send-phone-code");
const { confirmPhoneCode } = await import("@/lib/messages/phone-proof/confirm-phone-code");
const { createOrderSchema } = await import("@/lib/orders/schema");
const { confirmPhoneCodeSchema } = await import("@/lib/messages/phone-proof/schema");

useDatabase();
afterEach(() => vi.restoreAllMocks());
afterAll(() => rm(folder, { recursive: true }));

/** Another one for each test: its codes of the day are counted. */
let phone: string;
let count = 0;

let user: UserDto;
beforeEach(async () => {
  user = await makeUser();
  count += 1;
  phone = `0171234567${count}`;
  for (const name of await readdir(folder)) await rm(join(folder, name));
});

/** Has a code sent, and reads the SMS. */
async function receiveSms(somebody = user, language?: Language): Promise<string> {
  const before = new Set(await readdir(folder));
  await sendPhoneCode({ user: somebody, phone, language });
  const [name = ""] = (await readdir(folder)).filter((file) => !before.has(file));
  const text = await readFile(join(folder, name), "utf8");
  expect(text).toContain(`To: ${phone}\n`);
  return text.slice(text.indexOf("\n")).trim();
}

const receive = async (somebody = user): Promise<string> =>
  /\b\d{6}\b/.exec(await receiveSms(somebody))?.[0] ?? "";

const confirm = (code: string, { somebody = user, to = phone } = {}) =>
  confirmPhoneCode({ user: somebody, input: { phone: to, code } });
const provedPhone = async (somebody = user) => (await User.findById(somebody._id).lean())?.provedPhone;
const wrong = (code: string) => (code === "000000" ? "111111" : "000000");

it("proves a phone with the code that was sent to it, once, and keeps no code", async () => {
  const code = await receive();
  expect(JSON.stringify(await PhoneProof.find().lean())).not.toContain(code);
  await confirm(code);
  expect(await provedPhone()).toBe(phone);
  expect(await codeOf(confirm(code))).toBe("INVALID_FIELDS");
});

it("speaks the language of the page that asks, else that of the account, in an SMS of one part", async () => {
  expect(await receiveSms()).toContain("your code is");
  const inBangla = await receiveSms(user, "bn");
  expect(inBangla).toMatch(/আপনার কোড \d{6}। ১০ মিনিট/);
  expect(countSegments(inBangla)).toBe(1);
  await User.updateOne({ _id: user._id }, { language: "bn" });
  expect(await receiveSms()).toContain("আপনার কোড");
});

it("takes five tries and no more, however many come at once", async () => {
  const code = await receive();
  const { codes } = await times(12, () => confirm(wrong(code)));
  expect(codes).toHaveLength(12);
  await expect(confirm(code)).rejects.toMatchObject({ status: 400, fields: { code: expect.any(String) } });
  expect(await provedPhone()).toBeUndefined();
});

it("takes no code of another account, of another phone, of before, or of ten minutes ago", async () => {
  const other = await makeUser();
  const first = await receive();
  await receive(other);
  expect(await codeOf(confirm(first, { somebody: other }))).toBe("INVALID_FIELDS");
  expect(await codeOf(confirm(first, { to: "01812345678" }))).toBe("INVALID_FIELDS");
  const second = await receive();
  if (first !== second) expect(await codeOf(confirm(first))).toBe("INVALID_FIELDS");
  await PhoneProof.updateOne({ userId: user._id }, { expiresAt: new Date() });
  expect(await codeOf(confirm(second))).toBe("INVALID_FIELDS");
});

it("sends three codes a day to one number, and then offers none", async () => {
  const users = [user, await makeUser(), await makeUser()];
  for (const somebody of users) await receive(somebody);
  expect(await canProvePhone(phone)).toBe(false);
  expect(await canProvePhone("01812345678")).toBe(true);
  expect(await codeOf(sendPhoneCode({ user: await makeUser(), phone }))).toBe("TOO_MANY_REQUESTS");
});

it("proves one account by one number", async () => {
  await confirm(await receive());
  expect(await canProvePhone(phone)).toBe(false);
  const other = await makeUser();
  const code = await receive(other);
  await expect(confirm(code, { somebody: other })).rejects.toMatchObject({
    fields: { code: expect.stringContaining("another account") },
  });
  expect(await provedPhone(other)).toBeUndefined();
});

it("sends none abroad, and offers none there", async () => {
  const abroad = createOrderSchema.shape.phone.parse("+1 917 123 4567");
  expect(await canProvePhone(abroad)).toBe(false);
  expect(await codeOf(sendPhoneCode({ user, phone: abroad }))).toBe("INVALID_FIELDS");
  expect(await readdir(folder)).toEqual([]);
});

it("understands a code in Bengali digits and with blanks", () => {
  expect(confirmPhoneCodeSchema.parse({ phone, code: " ১২৩ ৪৫৬ " }).code).toBe("123456");
  expect(confirmPhoneCodeSchema.safeParse({ phone, code: "12345" }).success).toBe(false);
});
