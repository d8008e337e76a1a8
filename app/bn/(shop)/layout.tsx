import type { ReactNode } from "react";
import { ShopFrame } from "@/components/layout/shop-frame";
import { BanglaFrame } from "@/components/words/bangla-frame";
import { inBangla } from "@/lib/words/of-request";

function BanglaShopLayout({ children }: { children: ReactNode }) {
  return (
    <BanglaFrame>
      <ShopFrame>{children}</ShopFrame>
    </BanglaFrame>
  );
}

export default inBangla(BanglaShopLayout);
