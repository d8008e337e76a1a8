import type { Metadata } from "next";
import { TextBlocks } from "@/components/ui/text-blocks";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { privacyPage } from "@/lib/seo/public-pages";
import { readPage } from "@/lib/settings/pages/queries";

/** Renders no page at build time, which does not know the shop's address: the first request renders it. */
export function generateStaticParams(): { rest?: string[] }[] {
  return [];
}

export const generateMetadata = (): Metadata => pageMetadata(privacyPage());

export default async function PrivacyPage() {
  return (
    <>
      <h1 className="mb-6 text-3xl sm:text-4xl lg:mb-10 lg:text-5xl">{privacyPage().title}</h1>
      <TextBlocks {...await readPage("privacy")} />
    </>
  );
}
