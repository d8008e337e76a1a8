import type { Metadata } from "next";
import type { ReactNode } from "react";
import { DashboardMenu } from "@/components/account/dashboard-menu";
import { SessionWatch } from "@/components/account/session-watch";
import { QueryProvider } from "@/components/ui/query-provider";
import { getCurrentUser } from "@/lib/auth/current-user";

export const metadata: Metadata = { robots: { index: false } };

/** The menu differs by role. Each page checks for itself who may see it. */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const user = await getCurrentUser();
  return (
    <QueryProvider>
      <SessionWatch />
      <DashboardMenu isAdmin={user?.role === "admin"} />
      <main className="mx-auto w-full max-w-5xl px-4 pt-6 pb-24 sm:px-6">{children}</main>
    </QueryProvider>
  );
}
