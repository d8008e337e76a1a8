import type { Metadata } from "next";
import type { ReactNode } from "react";
import { DashboardFrame } from "@/app/(en)/dashboard/frame";
import { BanglaAccount } from "@/components/words/bangla-account";
import { inBangla } from "@/lib/words/of-request";

export const metadata: Metadata = { robots: { index: false } };

function BanglaDashboardLayout({ children }: { children: ReactNode }) {
  return (
    <BanglaAccount>
      <DashboardFrame>{children}</DashboardFrame>
    </BanglaAccount>
  );
}

export default inBangla(BanglaDashboardLayout);
