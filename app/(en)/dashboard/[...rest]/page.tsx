import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { requireUser } from "@/lib/accounts/auth/current-user";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("account").titles.notFound });

/** The 404 page for any other address below the dashboard, inside its frame, so that the links stay. */
export default async function UnknownDashboardPage() {
  await requireUser();
  notFound();
}
