import type { Metadata } from "next";
import RootLayout from "./layout";
import { NotFoundContent } from "@/components/layout/not-found-content";
import { ShopFrame } from "@/components/layout/shop-frame";
import { SITE } from "@/lib/site";

export const metadata: Metadata = { title: `Not found | ${SITE.name}` };

/** For an address that no route knows. As a file of the root's own it would be written into every page. */
export default function GlobalNotFoundPage() {
  return (
    <RootLayout>
      <ShopFrame>
        <NotFoundContent />
      </ShopFrame>
    </RootLayout>
  );
}
