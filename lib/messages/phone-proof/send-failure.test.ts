import { mongo } from "mongoose";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDatabase } from "@/testing/database";
import { answer, type Behave, startHttpDouble } from "@/testing/doubles";
import { codeOf, times } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { PhoneProof } from "@/models/phone-proof";
import type { UserDto } from "@/lib/accounts/users/dto";

let behave: Behave;
const gateway = await startHttpDouble((...call) => behave(...call));
afterEach(() => vi.restoreAllMocks());
afterAll(() => gateway.close());
Object.assign(process.env, {
  SMS_GATEWAY: "custom",
  SMS_URL: gateway.url,
  SMS_FIELDS: "to={number}&text={message}",
  SMS_TIMEOUT_SECONDS: "1",
});
const { sendPhoneCode } = await import("@/lib/messages/phone-proof/send-phone-code");

useDatabase();

let user: UserDto;
let count = 0;
let phone: string;
beforeEach(async () => {
  user = await makeUser();
  count += 1;
  phone = `0171234568${count}`;
});

/** What four tries end with: three codes a day go to one number. */
async function tryFourTimes(): Promise<string[]> {
  const codes: string[] = [];
  for (let tries = 0; tries < 4; tries += 1) codes.push(await codeOf(sendPhoneCode({ user, phone })));
  return codes;
}

const UNSURE = ["UNAVAILABLE", "UNAVAILABLE", "UNAVAILABLE", "TOO_MANY_REQUESTS"];

it.each<[string, Behave, string[]]>([
  ["is cut off", (response) => response.destroy(), UNSURE],
  ["says to come again", (response) => answer(response, 503, {}), UNSURE],
  ["refuses it for good", (response) => answer(response, 400, {}), Array(4).fill("UNAVAILABLE")],
])("says that no SMS can be sent where the gateway %s, and counts what may have gone out", async (...row) => {
  behave = row[1];
  expect(await tryFourTimes()).toEqual(row[2]);
});

it("says so where the gateway does not answer in time", async () => {
  behave = () => undefined;
  expect(await codeOf(sendPhoneCode({ user, phone }))).toBe("UNAVAILABLE");
});

it("sends an account's first codes at once, and keeps one of them", async () => {
  behave = (response) => answer(response, 200, {});
  const { codes, done } = await times(3, () => sendPhoneCode({ user, phone }));
  expect([codes, done.length]).toEqual([[], 3]);
  expect(await PhoneProof.countDocuments({ userId: user._id })).toBe(1);
});

it("comes again where another request has kept the account's first code at the same moment", async () => {
  behave = (response) => answer(response, 200, {});
  vi.spyOn(PhoneProof, "findOneAndUpdate").mockImplementationOnce(() => {
    throw new mongo.MongoServerError({ message: "E11000 duplicate key", code: 11_000 });
  });
  await sendPhoneCode({ user, phone });
  expect(await PhoneProof.countDocuments({ userId: user._id })).toBe(1);
});
