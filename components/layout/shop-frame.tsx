import { useLanguage, useWords } from "#words";
import type { ReactNode } from "react";
import "./shop.css";
import { Announcement } from "@/components/layout/announcement";
import { BanglaOffer } from "@/components/layout/bangla-offer";
import { CategoryDock } from "@/components/layout/category-dock";
import { ImageFallback } from "@/components/layout/image-fallback";
import { OfflineHint } from "@/components/layout/offline-hint";
import { PageLinks } from "@/components/layout/page-links";
import { SiteFooter } from "@/components/layout/site-footer";
import { SkipLink } from "@/components/layout/skip-link";
import { brandFacts, deliveryFacts, orderTerms } from "@/lib/shop-facts";
import { AccountLink } from "@/components/layout/account-link";
import { LanguageLink } from "@/components/layout/language-link";
import { Logo } from "@/components/layout/logo";
import { MenuLink } from "@/components/layout/menu-link";
import { PATHS } from "@/lib/paths";
import { brandTexts } from "@/lib/settings/brand/words";
import { SearchLink } from "@/components/search/search-link";
import { ShownText } from "@/components/ui/shown-text";
import { StaticIcon } from "@/components/ui/static-icon";

/** The frame around every page for visitors. The padding keeps the page's end above the dock and the buy bar. */
export function ShopFrame({
  children,
  className = "max-w-7xl",
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className="flex min-h-svh flex-col pb-[calc(var(--spacing-dock)+env(safe-area-inset-bottom))] max-lg:has-data-buy-button:pb-[calc(var(--spacing-dock)+var(--spacing-buy-bar)+env(safe-area-inset-bottom))] print:pb-0!">
      <SkipLink />
      <Announcement />
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

/** The shop's name and address on a printed page, instead of menu and footer. */
function Letterhead() {
  const { name, address } = brandTexts(useLanguage());
  return (
    <div className="stitch-b mb-2 hidden items-baseline justify-between gap-6 px-gutter pb-3 sm:px-6 print:flex">
      <p className="text-lg font-extrabold tracking-[0.14em] uppercase">{name}</p>
      <p className="text-right text-sm">
        <ShownText {...address} />
        <br />
        {brandFacts().phone}, {brandFacts().email}
      </p>
    </div>
  );
}

function TopBar() {
  const { menu: words } = useWords("shell");
  const menu = [
    { label: words.home, href: PATHS.home },
    { label: words.about, href: PATHS.about },
    { label: words.returns, href: PATHS.returns },
  ];
  return (
    <header className="stitch-b bg-paper print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-3 gap-y-1 px-gutter py-3 sm:gap-x-6 sm:px-6">
        <Logo />
        <nav aria-label={words.label} className="order-last -mx-1.5 w-full lg:order-none lg:mx-0 lg:w-auto">
          <ul className="flex flex-wrap">
            {menu.map(({ label, href }) => (
              <li key={href}>
                <MenuLink href={href} label={label} />
              </li>
            ))}
          </ul>
        </nav>
        {/* As wide as what comes into it, with the last at its end: nothing moves as it comes, or once it is known who is there. */}
        <div className="flex min-w-36 items-center gap-1 min-[360px]:min-w-46 sm:min-w-50 sm:gap-1.5 *:nth-3:ml-auto">
          <LanguageLink className="px-0.5 text-sm max-[359px]:hidden sm:px-1.5" />
          <HeaderSearch />
          <AccountLink />
        </div>
      </div>
      <div className="relative">
        <PromiseLine />
        <BanglaOffer />
      </div>
    </header>
  );
}

/** The search in the top bar. */
function HeaderSearch() {
  return (
    <SearchLink className="grid size-11 place-items-center rounded-cloth hover:text-selvedge">
      <StaticIcon name="search" className="size-6" />
    </SearchLink>
  );
}

/** The shop's promises, on every page, in one quiet line. */
function PromiseLine() {
  const { promises: words } = useWords("shell");
  const { businessDays, days } = useWords("units");
  const promises = [
    words.cash,
    businessDays(deliveryFacts().anywhere),
    words.exchange(days(orderTerms().returnDays)),
  ];
  return (
    <ul
      aria-label={words.label}
      className="stitch-t flex flex-wrap justify-center gap-[min(0.75rem,2vw)] px-[2vw] py-1 text-[clamp(0.6875rem,2.9vw,0.8125rem)] whitespace-nowrap text-muted"
    >
      {promises.map((promise) => (
        <li
          key={promise}
          className="not-first:before:mr-[min(0.75rem,2vw)] not-first:before:content-['·'/'']"
        >
          {promise}
        </li>
      ))}
    </ul>
  );
}
