import { useLanguage, useWords } from "#words";
import Link from "next/link";
import { useOrderAgain } from "@/components/orders/use-order-again";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import type { OrderDto } from "@/lib/orders/dto";
import { PATHS } from "@/lib/paths";
import { localPath } from "@/lib/words/local-path.mjs";

/** Puts the lines of an order into the cart once more, and tells what came of it. */
export function OrderAgain({ order }: { order: Pick<OrderDto, "cartItems"> }) {
  const words = useWords("orders").again;
  const language = useLanguage();
  const { orderAgain, outcome, isPending } = useOrderAgain(order);
  return (
    <>
      <Button variant="quiet" disabled={isPending} onClick={() => void orderAgain()}>
        {isPending ? words.pending : words.button}
      </Button>
      <RetryingNotice isPending={isPending} />
      {outcome && (
        <div className="order-last w-full">
          <Notice kind={outcome.missed.length > 0 ? "warning" : "info"}>
            {outcome.added > 0 && (
              <p>
                {words.added(outcome.added, order.cartItems.length)}{" "}
                <Link href={localPath(language, PATHS.cart)} className="link">
                  {words.cart}
                </Link>
              </p>
            )}
            {outcome.missed.map(({ name, reason }, index) => (
              <p key={index}>
                <span lang={name.lang} className="font-semibold">
                  {name.text}:
                </span>{" "}
                {reason}
              </p>
            ))}
          </Notice>
        </div>
      )}
    </>
  );
}
