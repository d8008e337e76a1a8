import Link from "next/link";
import { Notice } from "@/components/ui/notice";
import { needChangeInWords } from "@/lib/orders/cart/rules";
import { PATHS } from "@/lib/paths";

/** Says that so many lines of the cart cannot be ordered as they are, and leads there. */
export function BlockedNotice({ blocked }: { blocked: number }) {
  return (
    <Notice kind="warning">
      {needChangeInWords(blocked)}{" "}
      <Link href={PATHS.cart} className="font-semibold text-indigo underline underline-offset-4">
        Change or remove {blocked === 1 ? "it" : "them"} in your cart
      </Link>
      , then come back.
    </Notice>
  );
}
