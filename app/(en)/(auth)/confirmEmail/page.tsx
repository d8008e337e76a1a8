import type { Metadata } from "next";
import { ConfirmEmail } from "@/components/account/confirm-email";

export const metadata: Metadata = {
  title: "Confirm your email",
  robots: { index: false },
  referrer: "no-referrer",
};

export default function ConfirmEmailPage() {
  return (
    <>
      <h1 className="mb-6 text-3xl">Confirm your email</h1>
      <ConfirmEmail />
    </>
  );
}
