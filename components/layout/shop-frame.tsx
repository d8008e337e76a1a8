import "./shop.css";
import type { ReactNode } from "react";
import { CategoryDock } from "@/components/layout/category-dock";
import { ImageFallback } from "@/components/layout/image-fallback";
import { Letterhead } from "@/components/layout/letterhead";
import { OfflineHint } from "@/components/layout/offline-hint";
import { PageLinks } from "@/components/layout/page-links";
import { SiteFooter } from "@/components/layout/site-footer";
import { SkipLink } from "@/components/layout/skip-link";
import { TopBar } from "@/components/layout/top-bar";

/** What surrounds every page that a visitor sees. The padding keeps the page's end above the dock and the buy bar. */
export function ShopFrame({
  children,
  className = "max-w-7xl",
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className="flex min-h-svh flex-col pb-[calc(var(--spacing-dock)+env(safe-area-inset-bottom))] max-lg:has-data-buy-bar:pb-[calc(var(--spacing-dock)+var(--spacing-buy-bar)+env(safe-area-inset-bottom))] print:pb-0!">
      <SkipLink />
      <Letterhead />
      <TopBar />
      <OfflineHint />
      <main
        id="content"
        tabIndex={-1}
        className={`mx-auto w-full px-gutter pt-6 pb-16 outline-none sm:px-6 ${className}`}
      >
        {children}
      </main>
      <SiteFooter />
      <CategoryDock />
      <ImageFallback />
      <PageLinks />
    </div>
  );
}
