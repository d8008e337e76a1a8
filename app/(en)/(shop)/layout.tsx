import type { ReactNode } from "react";
import { ShopFrame } from "@/components/layout/shop-frame";
import { EnglishFrame } from "@/components/words/english-frame";

export default function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <EnglishFrame>
      <ShopFrame>{children}</ShopFrame>
    </EnglishFrame>
  );
}
