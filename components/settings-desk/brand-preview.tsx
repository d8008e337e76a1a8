import { useWords } from "#words";
import { Logo } from "@/components/layout/logo";
import { SiteFooter } from "@/components/layout/site-footer";
import type { Brand } from "@/lib/site";

interface BrandPreviewProps {
  /** As it is typed. */
  brand: Brand;
}

/** What is typed as the top of every page shows it. */
export function HeadPreview({ brand }: BrandPreviewProps) {
  const { form: words } = useWords("deskSettings");
  return (
    <section aria-label={words.previewOfHead} className="grid grid-cols-1 gap-2">
      <p className="care-label">{words.previewOfHead}</p>
      {/* Its link would leave what is typed. */}
      <div inert className="stitch-b flex bg-paper px-4 py-3">
        <Logo brand={brand} />
      </div>
    </section>
  );
}

/** What is typed as the foot of every page shows it. */
export function FootPreview({ brand }: BrandPreviewProps) {
  const { form: words } = useWords("deskSettings");
  return (
    <section aria-label={words.previewOfFoot} className="grid grid-cols-1 gap-2 card p-4">
      <p className="care-label">{words.previewOfFoot}</p>
      <div inert className="wrap-anywhere">
        <SiteFooter brand={brand} />
      </div>
    </section>
  );
}
