import type { Metadata } from "next";
import { ResetForm } from "@/components/account/reset-form";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({
  title: wordsOf("account").titles.reset,
  robots: { index: false },
  referrer: "no-referrer",
});

export default function ResetPage() {
  return (
    <>
      <h1 className="mb-6 text-3xl">{wordsOf("account").reset.title}</h1>
      <ResetForm />
    </>
  );
}
