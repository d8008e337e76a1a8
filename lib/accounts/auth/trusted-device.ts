import "server-only";
import { cookies } from "next/headers";
import { DEVICE_COOKIE } from "@/lib/accounts/auth/device-cookie.mjs";
import {
  type Account,
  type TrustedDevice,
  decodeDeviceCookie,
  encodeDeviceCookie,
} from "@/lib/accounts/auth/trusted-device-cookie";
import { getEnv } from "@/lib/env";
import { DAY_SECONDS } from "@/lib/platform/time/durations.mjs";

const A_YEAR_SECONDS = 365 * DAY_SECONDS;

/** The device that the request under way comes from, or null if nobody has signed in there before. */
export async function getTrustedDevice(): Promise<TrustedDevice | null> {
  return decodeDeviceCookie((await cookies()).get(DEVICE_COOKIE)?.value);
}

/** Makes the device known for an account whose password was proved or chosen on it just now. */
export async function trustDevice(account: Account): Promise<void> {
  const value = encodeDeviceCookie(await getTrustedDevice(), account);
  const secure = getEnv().NEXTAUTH_URL.startsWith("https:");
  (await cookies()).set(DEVICE_COOKIE, value, {
    httpOnly: true,
    sameSite: "lax",
    secure,
    path: "/",
    maxAge: A_YEAR_SECONDS,
  });
}
