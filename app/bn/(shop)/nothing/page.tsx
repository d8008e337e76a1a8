import type { Metadata } from "next";
import { NotFoundContent } from "@/components/layout/not-found-content";
import { inBangla, wordsOf } from "@/lib/words/of-request";

export const generateMetadata = inBangla((): Metadata => ({
  title: wordsOf("seo").notFound,
  robots: { index: false },
}));

/** The 404 page in Bangla. The server alone asks for it, and answers with it (server/next/not-found-page.mjs). */
export default inBangla(NotFoundContent);
