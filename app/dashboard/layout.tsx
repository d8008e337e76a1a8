import type { Metadata } from "next";
import { type ReactNode, Suspense } from "react";
import { DashboardMenu } from "@/components/account/dashboard-menu";
import { SessionWatch } from "@/components/account/session-watch";
import { ImageFallback } from "@/components/layout/image-fallback";
import { OfflineHint } from "@/components/layout/offline-hint";
import { SkipLink } from "@/components/layout/skip-link";
import { QueryProvider } from "@/components/ui/query-provider";
import { getCurrentUser } from "@/lib/auth/current-user";

export const metadata: Metadata = { robots: { index: false } };

/** Each page checks for itself who may see it; the menu does not wait for that. */
export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <SessionWatch />
      <SkipLink />
      <Suspense fallback={<DashboardMenu userRole={null} />}>
        <RoleMenu />
      </Suspense>
      <OfflineHint />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-5xl px-4 pt-6 pb-24 outline-none sm:px-6"
      >
        {children}
      </main>
      <ImageFallback />
    </QueryProvider>
  );
}

async function RoleMenu() {
  const user = await getCurrentUser();
  return <DashboardMenu userRole={user?.role ?? "customer"} />;
}
