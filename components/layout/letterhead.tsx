import { SITE } from "@/lib/site";

/** Who a printed page is from, in the place of menu and footer. */
export function Letterhead() {
  return (
    <div className="stitch-b mb-2 hidden items-baseline justify-between gap-6 px-gutter pb-3 sm:px-6 print:flex">
      <p className="text-lg font-extrabold tracking-[0.14em] uppercase">{SITE.name}</p>
      <p className="text-right text-sm">
        {SITE.outletAddress}
        <br />
        {SITE.phone}, {SITE.email}
      </p>
    </div>
  );
}
