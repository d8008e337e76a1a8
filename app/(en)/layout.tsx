import type { Viewport } from "next";
import type { ReactNode } from "react";
import { Document, documentMetadata } from "@/app/document";
import { SITE } from "@/lib/site";

export const generateMetadata = documentMetadata;

export const viewport: Viewport = { themeColor: SITE.themeColor };

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <Document language="en">{children}</Document>;
}
