import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { requireUser } from "@/lib/accounts/auth/current-user";

export const metadata: Metadata = { title: "Not found" };

/** The 404 page for any other address below the dashboard, inside its frame, so that the links stay. */
export default async function UnknownDashboardPage() {
  await requireUser();
  notFound();
}
