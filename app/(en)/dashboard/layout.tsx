import type { Metadata } from "next";
import type { ReactNode } from "react";
import { DashboardFrame } from "@/app/(en)/dashboard/frame";
import { EnglishAccount } from "@/components/words/english-account";

export const metadata: Metadata = { robots: { index: false } };

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <EnglishAccount>
      <DashboardFrame>{children}</DashboardFrame>
    </EnglishAccount>
  );
}
