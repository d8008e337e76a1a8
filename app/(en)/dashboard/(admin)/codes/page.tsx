import type { Metadata } from "next";
import { CodesView } from "@/components/orders-desk/codes/codes-view";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskCodes").title });

export default async function CodesPage() {
  await requireAdmin();
  const words = wordsOf("deskCodes");
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">{words.intro}</p>
      <CodesView />
    </>
  );
}
