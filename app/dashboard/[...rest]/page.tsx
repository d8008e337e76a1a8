import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { requireUser } from "@/lib/accounts/auth/current-user";

export const metadata: Metadata = { title: "Not found" };

/** Any other address below the dashboard: told inside its frame, so that the ways on stay. */
export default async function UnknownDashboardPage() {
  await requireUser();
  notFound();
}
