import { SITE } from "@/lib/site";

const LINK = "inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline";

const FACTS = [
  ["Outlet", SITE.outletAddress],
  ["Open", SITE.outletHours],
  ["Pay at the outlet", SITE.outletPayment],
] as const;

/** How to reach the shop, and where it stands. */
export function OutletFacts() {
  return (
    <>
      <ul aria-label="Talk to us">
        <li>
          <a href={SITE.phoneHref} aria-label={`Call ${SITE.phone}`} className={LINK}>
            {SITE.phone}
          </a>
        </li>
        <li>
          <a href={SITE.whatsAppHref} target="_blank" rel="noopener" className={LINK}>
            WhatsApp
          </a>
        </li>
      </ul>
      <ul aria-label="The outlet" className="grid content-start gap-3">
        {FACTS.map(([label, fact]) => (
          <li key={label}>
            <span className="care-label block text-muted">{label}</span> {fact}
          </li>
        ))}
      </ul>
    </>
  );
}
