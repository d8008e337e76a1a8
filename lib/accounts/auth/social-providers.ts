import "server-only";
import type { Account, Profile } from "next-auth";
import GoogleProvider from "next-auth/providers/google";
import { z } from "zod";
import type { SocialProfile } from "@/lib/accounts/auth/social-sign-in";
import { getEnv } from "@/lib/env";

const claimsSchema = z.object({
  email: z.string().default(""),
  email_verified: z.boolean().default(false),
  name: z.string().default(""),
});

/** The ways to sign in without a password of ours: those whose keys are set. */
export function listSocialProviders() {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = getEnv();
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return [];
  return [
    GoogleProvider({
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
      issuer: GOOGLE_ISSUER,
      wellKnown: `${GOOGLE_ISSUER}/.well-known/openid-configuration`,
      checks: ["pkce", "state", "nonce"],
    }),
  ];
}

export function isSocialSignInOffered(): boolean {
  return listSocialProviders().length > 0;
}

/** The provider's word on the account that has just signed in. */
export function toSocialProfile(account: Account, profile: Profile | undefined): SocialProfile {
  const claims = claimsSchema.parse(profile);
  return {
    provider: account.provider,
    accountId: account.providerAccountId,
    email: claims.email,
    isEmailVerified: claims.email_verified,
    name: claims.name,
  };
}
