import "server-only";
import { cookies } from "next/headers";
import {
  type Account,
  type TrustedDevice,
  decodeDeviceCookie,
  encodeDeviceCookie,
} from "@/lib/auth/trusted-device-cookie";
import { getEnv } from "@/lib/env";

const COOKIE = "known-device";
const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The device that the request under way comes from, or null if nobody has signed in there before. */
export async function getTrustedDevice(): Promise<TrustedDevice | null> {
  return decodeDeviceCookie((await cookies()).get(COOKIE)?.value);
}

/** Makes the device known for an account whose password was proved or chosen on it just now. */
export async function trustDevice(account: Account): Promise<void> {
  const value = encodeDeviceCookie(await getTrustedDevice(), account);
  const secure = getEnv().NEXTAUTH_URL.startsWith("https:");
  (await cookies()).set(COOKIE, value, {
    httpOnly: true,
    sameSite: "lax",
    secure,
    path: "/",
    maxAge: A_YEAR_SECONDS,
  });
}
