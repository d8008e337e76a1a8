import type { Metadata } from "next";
import type { ReactNode } from "react";
import { preloadFonts } from "@/app/fonts";
import { EARLY_PRESS_SCRIPT } from "@/lib/platform/early-press.mjs";
import { brandPage, titleSuffix } from "@/lib/seo/public-pages";
import { dependOnShopFacts } from "@/lib/settings/depend-on-shop-facts";
import type { Language } from "@/lib/words/constants";

interface DocumentProps {
  language: Language;
  children: ReactNode;
}

/** The document around every page of a language. */
export async function Document({ language, children }: DocumentProps) {
  await dependOnShopFacts();
  preloadFonts();
  return (
    <html lang={language}>
      <body>
        {/* Only the page has its text, and not the page's data: server/next/duplicate-text.mjs. */}
        <script suppressHydrationWarning>{EARLY_PRESS_SCRIPT}</script>
        {children}
      </body>
    </html>
  );
}

/** What a page is called that has no title of its own, and what stands after the others'. */
export async function documentMetadata(): Promise<Metadata> {
  await dependOnShopFacts();
  const { title, description } = brandPage();
  return { title: { default: title, template: `%s${titleSuffix()}` }, description };
}
