import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { PATHS } from "@/lib/paths";

export function AddedNotice() {
  return (
    <Notice>
      In your cart.{" "}
      <PageLink href={PATHS.cart} className="font-semibold text-indigo underline underline-offset-4">
        See your cart
      </PageLink>{" "}
      or{" "}
      <PageLink href={PATHS.checkout} className="font-semibold text-indigo underline underline-offset-4">
        check out now
      </PageLink>
    </Notice>
  );
}
