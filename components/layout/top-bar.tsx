import { AccountLink } from "@/components/layout/account-link";
import { HeaderSearch } from "@/components/layout/header-search";
import { Logo } from "@/components/layout/logo";
import { PromiseLine } from "@/components/layout/promise-line";
import { MenuLink } from "@/components/layout/menu-link";
import { PATHS } from "@/lib/paths";

const MENU = [
  { label: "Home", href: PATHS.home },
  { label: "About & Contact", href: PATHS.about },
  { label: "Return & Exchange", href: PATHS.returns },
] as const;

export function TopBar() {
  return (
    <header className="stitch-b bg-paper print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-gutter py-3 sm:px-6">
        <Logo />
        <nav aria-label="Main" className="order-last -mx-1.5 w-full sm:order-none sm:mx-0 sm:w-auto">
          <ul className="flex flex-wrap">
            {MENU.map(({ label, href }) => (
              <li key={href}>
                <MenuLink href={href} label={label} />
              </li>
            ))}
          </ul>
        </nav>
        {/* As wide as whatever comes into it, and its first place held, so that nothing moves when it is known who is there. */}
        <div className="flex min-w-36 items-center justify-between gap-1.5">
          <HeaderSearch />
          <AccountLink />
        </div>
      </div>
      <PromiseLine />
    </header>
  );
}
