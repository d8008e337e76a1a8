import type { Metadata } from "next";
import { RegisterForm } from "@/components/account/register-form";
import { SocialSignIn } from "@/components/account/social-sign-in";
import { isSocialSignInOffered } from "@/lib/accounts/auth/social-providers";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({
  title: wordsOf("account").titles.register,
  robots: { index: false },
});

/** Rendered for each request: the environment decides whether the page has the social button. */
export const dynamic = "force-dynamic";

export default function RegisterPage() {
  return (
    <>
      <h1 className="mb-6 text-3xl">{wordsOf("account").titles.register}</h1>
      {isSocialSignInOffered() && <SocialSignIn />}
      <RegisterForm />
    </>
  );
}
