import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { preloadFonts } from "./fonts";
import { EARLY_PRESS_SCRIPT } from "@/lib/platform/early-press.mjs";
import { titleSuffix } from "@/lib/seo/public-pages";
import { dependOnShopFacts } from "@/lib/settings/depend-on-shop-facts";
import { brandFacts } from "@/lib/shop-facts";
import { SITE } from "@/lib/site";

export async function generateMetadata(): Promise<Metadata> {
  await dependOnShopFacts();
  const { title, description } = brandFacts();
  return { title: { default: title, template: `%s${titleSuffix()}` }, description };
}

export const viewport: Viewport = { themeColor: SITE.themeColor };

export default async function RootLayout({ children }: { children: ReactNode }) {
  await dependOnShopFacts();
  preloadFonts();
  return (
    <html lang="en">
      <body>
        {/* Only the page has its text, and not the page's data: server/next/duplicate-text.mjs. */}
        <script suppressHydrationWarning>{EARLY_PRESS_SCRIPT}</script>
        {children}
      </body>
    </html>
  );
}
