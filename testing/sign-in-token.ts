import type { NextAuthOptions } from "next-auth";
import type { JWT } from "next-auth/jwt";
import { getAuthOptions } from "@/lib/accounts/auth/options";

type JwtCallback = NonNullable<NonNullable<NextAuthOptions["callbacks"]>["jwt"]>;

/** Runs next-auth's callback on the cookie's token, as at each visit; with a user id, as at a sign-in. */
export async function visit(token: JWT, userId?: string): Promise<JWT> {
  const callback = getAuthOptions(() => undefined).callbacks?.jwt;
  if (!callback) throw new Error("There is no such callback.");
  const user = userId === undefined ? undefined : { id: userId };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- next-auth's types ask for what a visit has not
  return await callback({ token, user } as unknown as Parameters<JwtCallback>[0]);
}
