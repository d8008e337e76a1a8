import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { preloadFonts } from "./fonts";
import { EARLY_PRESS_SCRIPT } from "@/lib/platform/early-press.mjs";
import { TITLE_SUFFIX } from "@/lib/seo/public-pages";
import { SITE, SITE_TITLE } from "@/lib/site";

export const metadata: Metadata = {
  title: { default: SITE_TITLE, template: `%s${TITLE_SUFFIX}` },
  description: SITE.description,
};

export const viewport: Viewport = { themeColor: SITE.themeColor };

export default function RootLayout({ children }: { children: ReactNode }) {
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
