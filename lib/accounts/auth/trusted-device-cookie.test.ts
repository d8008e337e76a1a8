import { describe, expect, it } from "vitest";
import {
  type TrustedDevice,
  isTrustedFor,
  decodeDeviceCookie,
  encodeDeviceCookie,
} from "@/lib/accounts/auth/trusted-device-cookie";
import { getEnv } from "@/lib/env";
import { knownAccount } from "@/server/edge/admission.mjs";

const rahim = { _id: "65f000000000000000000001", sessionVersion: 0 };
const karim = { _id: "65f000000000000000000002", sessionVersion: 0 };

const { NEXTAUTH_SECRET } = getEnv();

const read = (cookie: string): TrustedDevice => {
  const device = decodeDeviceCookie(cookie);
  if (!device) throw new Error("It is not one of ours.");
  return device;
};

describe("the cookie of a device", () => {
  it("is known for the account that signed in there, and for no other", () => {
    const device = read(encodeDeviceCookie(null, rahim));
    expect(isTrustedFor(device, rahim)).toBe(true);
    expect(isTrustedFor(device, karim)).toBe(false);
    expect(isTrustedFor(null, rahim)).toBe(false);
  });

  it("is a stranger's once the password was set anew", () => {
    expect(isTrustedFor(read(encodeDeviceCookie(null, rahim)), { ...rahim, sessionVersion: 1 })).toBe(false);
  });

  it("stays the same device for a second account, and keeps the first", () => {
    const first = read(encodeDeviceCookie(null, rahim));
    const both = read(encodeDeviceCookie(first, karim));
    expect(both.id).toBe(first.id);
    expect([isTrustedFor(both, rahim), isTrustedFor(both, karim)]).toEqual([true, true]);
    expect(read(encodeDeviceCookie(both, rahim)).accounts).toHaveLength(2);
  });

  it("holds the latest four accounts", () => {
    let device: TrustedDevice | null = null;
    for (let index = 0; index < 9; index += 1)
      device = read(encodeDeviceCookie(device, { _id: `user${index}`, sessionVersion: 0 }));
    expect(device?.accounts).toHaveLength(4);
    expect(isTrustedFor(device, { _id: "user8", sessionVersion: 0 })).toBe(true);
    expect(isTrustedFor(device, { _id: "user0", sessionVersion: 0 })).toBe(false);
  });

  it("names nobody, and is of a new id on each device", () => {
    const cookies = [encodeDeviceCookie(null, rahim), encodeDeviceCookie(null, rahim)];
    expect(cookies[0]).not.toContain(rahim._id);
    expect(read(cookies[0] ?? "").id).not.toBe(read(cookies[1] ?? "").id);
  });

  const good = encodeDeviceCookie(null, rahim);
  const [id = "", accounts = "", signature = ""] = good.split(".");
  it.each([
    ["nothing", ""],
    ["no signature", `${id}.${accounts}`],
    ["another signature", `${id}.${accounts}.${"A".repeat(43)}`],
    ["another id", `${"A".repeat(22)}.${accounts}.${signature}`],
    ["one account more", `${id}.${accounts}~${"A".repeat(16)}.${signature}`],
    ["something behind it", `${good}x`],
    ["a very long text", "A".repeat(100_000)],
  ])("with %s is none of ours, here and before the framework", (_, cookie) => {
    expect(decodeDeviceCookie(cookie)).toBeNull();
    expect(knownAccount(`known-device=${cookie}`, NEXTAUTH_SECRET)).toBeNull();
  });

  it("is read before the framework as it is here", () => {
    const both = encodeDeviceCookie(read(good), karim);
    expect(knownAccount(`a=b; known-device=${both}; c=d`, NEXTAUTH_SECRET)).toBe(read(both).accounts[0]);
    expect(knownAccount(`known-device=${both}`, "another secret of thirty-two bytes")).toBeNull();
    expect(knownAccount(undefined, NEXTAUTH_SECRET)).toBeNull();
  });
});
