import { useWords } from "#words";
import { useEffect, useRef } from "react";
import { consumeResumed } from "@/components/product/may-resume";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PATHS } from "@/lib/paths";

/** Says that the product is in the cart, with the next steps: after a press of the form itself the first has the focus. */
export function AddedNotice() {
  const { done, cart, checkout } = useWords("buying").added;
  const next = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (consumeResumed()) next.current?.focus();
  }, []);

  return (
    <Notice className="grid gap-3">
      <p>{done}</p>
      <LinkButton ref={next} href={PATHS.checkout}>
        {checkout}
      </LinkButton>
      <LinkButton variant="quiet" href={PATHS.cart}>
        {cart}
      </LinkButton>
    </Notice>
  );
}
