import "server-only";
import { cookies } from "next/headers";
import { type Account, type TrustedDevice, readDeviceCookie, writeDeviceCookie } from "@/lib/auth/device-cookie";
import { getEnv } from "@/lib/env";

const COOKIE = "known-device";
const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The device that the request under way comes from, or null if nobody has signed in there before. */
export async function readDevice(): Promise<TrustedDevice | null> {
  return readDeviceCookie((await cookies()).get(COOKIE)?.value);
}

/** Makes the device known for an account whose password was proved or chosen on it just now. */
export async function rememberDevice(account: Account): Promise<void> {
  const value = writeDeviceCookie(await readDevice(), account);
  const secure = getEnv().NEXTAUTH_URL.startsWith("https:");
  (await cookies()).set(COOKIE, value, {
    httpOnly: true,
    sameSite: "lax",
    secure,
    path: "/",
    maxAge: A_YEAR_SECONDS,
  });
}
