import type { ReactNode } from "react";
import "@/app/(en)/dashboard/dashboard.css";
import { DashboardMenu } from "@/components/account/dashboard-menu";
import { SessionWatch } from "@/components/account/session-watch";
import { CategoryDock } from "@/components/layout/category-dock";
import { ImageFallback } from "@/components/layout/image-fallback";
import { OfflineHint } from "@/components/layout/offline-hint";
import { PageLinks } from "@/components/layout/page-links";
import { RememberShopFacts } from "@/components/account/remember-shop-facts";
import { SiteFooter } from "@/components/layout/site-footer";
import { SkipLink } from "@/components/layout/skip-link";
import { QueryProvider } from "@/components/ui/query-provider";
import { ReturnFocus } from "@/components/ui/return-focus";
import { getCurrentUser } from "@/lib/accounts/auth/current-user";
import { withoutHidden } from "@/lib/shop-categories";
import { shopFacts } from "@/lib/shop-facts";
import { isAtDesk } from "@/lib/accounts/users/constants";
import { wordsOf } from "@/lib/words/of-request";

/**
 * The frame around every page of the dashboard. Each page checks for itself who may see it. It sends nothing before the
 * check, so that a refusal is a real redirect and an outage a real 503.
 */
export async function DashboardFrame({ children }: { children: ReactNode }) {
  const role = (await getCurrentUser())?.role ?? "customer";
  const atDesk = isAtDesk(role);
  return (
    <QueryProvider>
      <RememberShopFacts facts={atDesk ? shopFacts() : withoutHidden(shopFacts())} />
      <SessionWatch />
      <SkipLink />
      {/* Customers get the logo, width, footer and dock of the shop's pages; the desk's pages are wider, all alike. */}
      <div
        className={`flex min-h-svh flex-col print:block ${atDesk ? "[--page-width:88rem]" : "pb-[calc(var(--spacing-dock)+env(safe-area-inset-bottom))] [--page-width:80rem] print:pb-0!"}`}
      >
        <div className="contents print:hidden">
          <DashboardMenu userRole={role} deskWords={atDesk ? wordsOf("deskMenu") : null} />
        </div>
        <OfflineHint at={atDesk ? "desk" : "shop"} />
        <main
          id="content"
          tabIndex={-1}
          className={`mx-auto w-full max-w-(--page-width) px-gutter pb-24 outline-none sm:px-6 print:m-0 print:max-w-none print:p-0 ${atDesk ? "pt-3 md:pt-6" : "pt-6"}`}
        >
          {children}
        </main>
        {role === "customer" && (
          <>
            <SiteFooter />
            <CategoryDock />
          </>
        )}
      </div>
      <ImageFallback />
      <PageLinks />
      <ReturnFocus />
    </QueryProvider>
  );
}
