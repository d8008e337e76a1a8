import type { Metadata } from "next";
import RootLayout from "./layout";
import { NotFoundContent } from "@/components/layout/not-found-content";
import { ShopFrame } from "@/components/layout/shop-frame";
import { SITE } from "@/lib/site";

export const metadata: Metadata = { title: `Not found | ${SITE.name}` };

/** The page for an address without a route. The root's own not-found file would be written into every page. */
export default function GlobalNotFoundPage() {
  return (
    <RootLayout>
      <ShopFrame>
        <NotFoundContent />
      </ShopFrame>
    </RootLayout>
  );
}
