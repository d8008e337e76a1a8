import type { Metadata } from "next";
import { LoginForm } from "@/components/account/login-form";
import { SocialSignIn } from "@/components/account/social-sign-in";
import { redirectFromLogin, type LoginAddress } from "@/lib/accounts/auth/redirect-from-login";
import { isSocialSignInOffered } from "@/lib/accounts/auth/social-providers";
import { smsChannel } from "@/lib/messages/channels/configured";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({
  title: wordsOf("account").titles.login,
  robots: { index: false },
});

/** Rendered for each request: the environment decides whether the page has the social button and takes a phone. */
export const dynamic = "force-dynamic";

export default async function LoginPage({ searchParams }: { searchParams: Promise<LoginAddress> }) {
  await redirectFromLogin(await searchParams);
  return (
    <>
      <h1 className="mb-6 text-3xl">{wordsOf("account").titles.login}</h1>
      {isSocialSignInOffered() && <SocialSignIn />}
      <LoginForm takesPhone={smsChannel() !== undefined} />
    </>
  );
}
