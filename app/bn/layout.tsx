import type { Viewport } from "next";
import type { ReactNode } from "react";
import { Document, documentMetadata } from "@/app/document";
import { SITE } from "@/lib/site";
import { inBangla } from "@/lib/words/of-request";

export const generateMetadata = inBangla(documentMetadata);

export const viewport: Viewport = { themeColor: SITE.themeColor };

function BanglaLayout({ children }: { children: ReactNode }) {
  return <Document language="bn">{children}</Document>;
}

export default inBangla(BanglaLayout);
