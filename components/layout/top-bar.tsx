import Link from "next/link";
import { AccountLink } from "@/components/layout/account-link";
import { Logo } from "@/components/layout/logo";
import { PATHS } from "@/lib/paths";

const MENU = [
  { label: "Home", href: PATHS.home },
  { label: "About & Contact", href: PATHS.about },
  { label: "Return & Exchange", href: PATHS.returns },
] as const;

export function TopBar() {
  return (
    <header className="stitch-b bg-paper">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-6">
        <Logo />
        <nav aria-label="Main" className="order-last -mx-2 w-full sm:order-none sm:mx-0 sm:w-auto">
          <ul className="flex flex-wrap">
            {MENU.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="inline-flex min-h-11 items-center px-2 text-sm font-medium underline-offset-4 hover:underline sm:px-4 sm:text-base"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <AccountLink />
      </div>
    </header>
  );
}
