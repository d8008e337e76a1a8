import type { Viewport } from "next";
import type { ReactNode } from "react";
import { Document, documentMetadata } from "@/app/document";
import { EnglishFrame } from "@/components/words/english-frame";
import { SITE } from "@/lib/site";

export const generateMetadata = documentMetadata;

export const viewport: Viewport = { themeColor: SITE.themeColor };

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return (
    <Document language="en">
      <EnglishFrame>{children}</EnglishFrame>
    </Document>
  );
}
