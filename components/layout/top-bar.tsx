import { AccountLink } from "@/components/layout/account-link";
import { Logo } from "@/components/layout/logo";
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
        <AccountLink />
      </div>
    </header>
  );
}
