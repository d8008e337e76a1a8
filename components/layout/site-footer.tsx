import { useLanguage, useWords } from "#words";
import { LanguageLink } from "@/components/layout/language-link";
import { CurrentYear } from "@/components/layout/current-year";
import { PageLink } from "@/components/ui/page-link";
import { ShownText } from "@/components/ui/shown-text";
import { PATHS } from "@/lib/paths";
import { thisYear } from "@/lib/platform/time/dhaka";
import { brandTexts } from "@/lib/settings/brand/words";
import { brandFacts, brandName, shopFacts } from "@/lib/shop-facts";
import type { Brand } from "@/lib/site";

const LINK = "inline-flex min-h-11 items-center underline-offset-4 hover:underline";

interface BrandProps {
  brand: Brand;
}

/** The foot of every page, with the brand as it is now or still typed. */
export function SiteFooter({ brand = shopFacts().brand }: Partial<BrandProps>) {
  const { outlet, social } = brand;
  const name = brandName(useLanguage(), brand);
  const { footer: words } = useWords("shell");
  const about = [
    [words.aboutUs, PATHS.about],
    [words.wishlist, PATHS.wishlist],
    [words.returns, PATHS.returns],
    [words.privacy, PATHS.privacy],
    [words.terms, PATHS.terms],
  ] as const;
  const networks = Object.entries(social).filter(([, href]) => href !== "");
  return (
    <footer className="stitch-t mt-auto bg-paper print:hidden">
      <div className="mx-auto grid max-w-7xl gap-x-10 gap-y-6 px-gutter py-8 sm:grid-cols-2 sm:px-6 lg:grid-cols-[2fr_2fr_1fr_1fr_1fr]">
        <OutletFacts brand={brand} />
        <nav aria-label={words.about}>
          <ul>
            {about.map(([label, href]) => (
              <li key={href}>
                <PageLink href={href} className={LINK}>
                  {label}
                </PageLink>
              </li>
            ))}
            <li>
              <a href={outlet.mapUrl} target="_blank" rel="noopener" className={LINK}>
                {words.outletPlace}
              </a>
            </li>
          </ul>
        </nav>
        {networks.length > 0 && (
          <nav aria-label={words.social}>
            <ul>
              {networks.map(([network, href]) => (
                <li key={network}>
                  <a href={href} target="_blank" rel="noopener" className={LINK}>
                    {words.network(network)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="text-sm text-muted lg:text-right">
          <LanguageLink className="text-base font-semibold text-ink" />
          <p>
            © <CurrentYear renderedYear={thisYear()} /> {name}
          </p>
          <p>{words.version}</p>
        </div>
        <Registration brand={brand} />
      </div>
    </footer>
  );
}

/** Under which numbers the state knows the shop, where the owner shows them: in a row of its own, as they are long. */
function Registration({ brand }: BrandProps) {
  const { tradeLicence, dbid } = brand.registration;
  const { registration: words } = useWords("shell").footer;
  if (!tradeLicence && !dbid) return null;
  return (
    <div className="col-span-full text-sm text-muted lg:text-right">
      {tradeLicence && <Numbered label={words.tradeLicence} number={tradeLicence} />}
      {dbid && <Numbered label={words.dbid} number={dbid} />}
    </div>
  );
}

/** The number goes to the next line as a whole, and breaks only where it is longer than a line. */
function Numbered({ label, number }: { label: string; number: string }) {
  return (
    <p>
      {label} <span className="inline-block max-w-full wrap-anywhere">{number}</span>
    </p>
  );
}

const BOLD_LINK = "inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline";

/** The shop's contact data and address. */
function OutletFacts({ brand }: BrandProps) {
  const { phone, phoneHref, whatsAppHref } = brandFacts(brand);
  const { address, hours, payment } = brandTexts(useLanguage(), brand);
  const { footer: words } = useWords("shell");
  const facts = [
    [words.facts.outlet, address],
    [words.facts.open, hours],
    [words.facts.payment, payment],
  ] as const;
  return (
    <>
      <ul aria-label={words.talk}>
        <li>
          <a href={phoneHref} aria-label={words.call(phone)} className={BOLD_LINK}>
            {phone}
          </a>
        </li>
        <li>
          <a href={whatsAppHref} target="_blank" rel="noopener" className={BOLD_LINK}>
            {words.whatsApp}
          </a>
        </li>
      </ul>
      <ul aria-label={words.outlet} className="grid content-start gap-3">
        {facts.map(([label, fact]) => (
          <li key={label}>
            <span className="care-label block text-muted">{label}</span> <ShownText {...fact} />
          </li>
        ))}
      </ul>
    </>
  );
}
