import type { ReactNode } from "react";
import { ShopFrame } from "@/components/layout/shop-frame";
import { EnglishSignIn } from "@/components/words/english-sign-in";

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <EnglishSignIn>
      <ShopFrame className="max-w-md">{children}</ShopFrame>
    </EnglishSignIn>
  );
}
