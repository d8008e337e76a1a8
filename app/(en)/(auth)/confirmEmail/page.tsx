import type { Metadata } from "next";
import { ConfirmEmail } from "@/components/account/confirm-email";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({
  title: wordsOf("account").titles.confirmEmail,
  robots: { index: false },
  referrer: "no-referrer",
});

export default function ConfirmEmailPage() {
  return (
    <>
      <h1 className="mb-6 text-3xl">{wordsOf("account").titles.confirmEmail}</h1>
      <ConfirmEmail />
    </>
  );
}
