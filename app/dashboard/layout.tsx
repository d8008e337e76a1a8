import type { Metadata } from "next";
import type { ReactNode } from "react";
import { DashboardMenu } from "@/components/account/dashboard-menu";
import { SessionWatch } from "@/components/account/session-watch";
import { ImageFallback } from "@/components/layout/image-fallback";
import { OfflineHint } from "@/components/layout/offline-hint";
import { PageLinks } from "@/components/layout/page-links";
import { SiteFooter } from "@/components/layout/site-footer";
import { SkipLink } from "@/components/layout/skip-link";
import { QueryProvider } from "@/components/ui/query-provider";
import { getCurrentUser } from "@/lib/auth/current-user";

export const metadata: Metadata = { robots: { index: false } };

/**
 * Each page checks for itself who may see it. Nothing is sent before that, so that a refusal is a real redirect and
 * trouble a real 503.
 */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const role = (await getCurrentUser())?.role ?? "customer";
  return (
    <QueryProvider>
      <SessionWatch />
      <SkipLink />
      {/* Logo, width and footer are where the shop's pages have them. */}
      <div className="flex min-h-svh flex-col print:block">
        <div className="contents print:hidden">
          <DashboardMenu userRole={role} />
        </div>
        <OfflineHint />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-7xl px-gutter pt-6 pb-24 outline-none has-[[data-wide]]:max-w-[88rem] sm:px-6 print:m-0 print:max-w-none print:p-0"
        >
          {children}
        </main>
        {role === "customer" && <SiteFooter />}
      </div>
      <ImageFallback />
      <PageLinks />
    </QueryProvider>
  );
}
