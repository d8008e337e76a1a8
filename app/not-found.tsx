import type { Metadata } from "next";
import { NothingHere } from "@/components/layout/nothing-here";
import { ShopFrame } from "@/components/layout/shop-frame";

export const metadata: Metadata = { title: "Not found" };

export default function NotFoundPage() {
  return (
    <ShopFrame>
      <NothingHere />
    </ShopFrame>
  );
}
