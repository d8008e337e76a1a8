import type { ReactNode } from "react";
import { ShopFrame } from "@/components/layout/shop-frame";

export default function AuthLayout({ children }: { children: ReactNode }) {
  return <ShopFrame className="max-w-md">{children}</ShopFrame>;
}
