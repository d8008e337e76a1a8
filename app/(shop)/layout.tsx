import type { ReactNode } from "react";
import { SiteFooter } from "@/components/layout/site-footer";
import { TopBar } from "@/components/layout/top-bar";

export default function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar />
      <main className="mx-auto w-full max-w-7xl px-4 pt-6 pb-16 sm:px-6">{children}</main>
      <SiteFooter />
    </>
  );
}
