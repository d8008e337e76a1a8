import type { Metadata } from "next";
import { ResetForm } from "@/components/account/reset-form";

export const metadata: Metadata = {
  title: "New password",
  robots: { index: false },
  referrer: "no-referrer",
};

export default function ResetPage() {
  return (
    <>
      <h1 className="mb-6 text-3xl">Choose a new password</h1>
      <ResetForm />
    </>
  );
}
