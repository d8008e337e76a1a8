import type { Metadata } from "next";
import EnglishLayout from "@/app/(en)/layout";
import { NotFoundContent } from "@/components/layout/not-found-content";
import { ShopFrame } from "@/components/layout/shop-frame";
import { EnglishFrame } from "@/components/words/english-frame";
import { seo } from "@/lib/words/en/seo";
import { titleSuffix } from "@/lib/seo/public-pages";

export const generateMetadata = (): Metadata => ({ title: `${seo.notFound}${titleSuffix()}` });

/** The page for an address without a route. The root's own not-found file is written into every page, so it is empty. */
export default function GlobalNotFoundPage() {
  return (
    <EnglishLayout>
      <EnglishFrame>
        <ShopFrame>
          <NotFoundContent />
        </ShopFrame>
      </EnglishFrame>
    </EnglishLayout>
  );
}
