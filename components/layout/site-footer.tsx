import { CurrentYear } from "@/components/layout/current-year";
import { OutletFacts } from "@/components/layout/outlet-facts";
import { PageLink } from "@/components/ui/page-link";
import { PATHS } from "@/lib/paths";
import { thisYear } from "@/lib/platform/time/dhaka";
import { SITE } from "@/lib/site";

const LINK = "inline-flex min-h-11 items-center underline-offset-4 hover:underline";

export function SiteFooter() {
  return (
    <footer className="stitch-t mt-auto bg-paper print:hidden">
      <div className="mx-auto grid max-w-7xl gap-x-10 gap-y-6 px-gutter py-8 sm:grid-cols-2 sm:px-6 lg:grid-cols-[2fr_2fr_1fr_1fr_1fr]">
        <OutletFacts />
        <nav aria-label="About the shop">
          <ul>
            <li>
              <PageLink href={PATHS.about} className={LINK}>
                About us
              </PageLink>
            </li>
            <li>
              <PageLink href={PATHS.returns} className={LINK}>
                Return Policy
              </PageLink>
            </li>
            <li>
              <a href={SITE.mapUrl} target="_blank" rel="noopener" className={LINK}>
                Outlet location
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-label="Social media">
          <ul>
            {Object.entries(SITE.social).map(([name, href]) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener" className={LINK}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="text-sm text-muted lg:text-right">
          <p>
            © <CurrentYear renderedYear={thisYear()} /> {SITE.name}
          </p>
          <p>{SITE.versionLabel}</p>
        </div>
      </div>
    </footer>
  );
}
