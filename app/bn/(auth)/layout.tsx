import type { ReactNode } from "react";
import { ShopFrame } from "@/components/layout/shop-frame";
import { BanglaSignIn } from "@/components/words/bangla-sign-in";
import { inBangla } from "@/lib/words/of-request";

function BanglaAuthLayout({ children }: { children: ReactNode }) {
  return (
    <BanglaSignIn>
      <ShopFrame className="max-w-md">{children}</ShopFrame>
    </BanglaSignIn>
  );
}

export default inBangla(BanglaAuthLayout);
