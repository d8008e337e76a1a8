import { Trash2 } from "lucide-react";
import Link from "next/link";
import { useRef } from "react";
import { LineAlternatives } from "@/components/cart/line-alternatives";
import { LineQuantity } from "@/components/cart/line-quantity";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { MESSAGES, QUESTIONS } from "@/components/messages";
import { askAndDo } from "@/components/ui/ask-and-do";
import { Picture } from "@/components/ui/picture";
import { PictureNote } from "@/components/ui/picture-note";
import { describeShown } from "@/lib/catalogue/products/color-picture";
import { useRemoveCartLine } from "@/lib/orders/cart/api";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { formatBdt } from "@/lib/platform/text/format";
import { optionPath } from "@/lib/stock/option-path";
import { describeOption } from "@/lib/stock/options";

export function CartLine({ email, line }: { email: string; line: CartLineDto }) {
  const removal = useRemoveCartLine(email);
  const article = useRef<HTMLElement>(null);

  const remove = () =>
    askAndDo({
      question: QUESTIONS.removeFromCart,
      work: () => removal.mutateAsync(line._id),
      message: MESSAGES.removedFromCart,
    });

  const canChange = line.state === "available" || (line.state === "short" && line.left !== 0);
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label={line.productName}
      className="grid grid-cols-[min(6rem,24vw)_1fr] gap-x-4 gap-y-3 py-4 wrap-anywhere sm:grid-cols-[min(7rem,24vw)_1fr]"
    >
      <div className="relative self-start">
        <Picture src={line.image1} alt="" sizes="112px" />
        <PictureNote className="px-1 text-xs">{describeShown(line.shownIn)}</PictureNote>
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <div className="items-baseline justify-between gap-x-4 sm:flex">
          <h2 className="text-lg">
            <ProductName line={line} />
          </h2>
          <p className="price font-semibold whitespace-normal sm:whitespace-nowrap">
            {formatBdt(line.price)}
          </p>
        </div>
        <p className="text-muted">{[line.category, line.size, line.color].filter(Boolean).join(", ")}</p>
        <p className="text-sm text-muted">
          <span className="price">{formatBdt(line.unitPrice)}</span> each
        </p>
        <LineProblem line={line} />
        <LineAlternatives email={email} line={line} article={article} />
        <div className="mt-1 flex items-start justify-between gap-2">
          {canChange ? (
            <LineQuantity email={email} line={line} />
          ) : (
            <p>
              Quantity <span className="price">{line.quantity}</span>
            </p>
          )}
          <button
            type="button"
            aria-label={`Remove ${line.productName}`}
            disabled={removal.isPending}
            onClick={() => void remove()}
            className="grid size-[44px] shrink-0 place-items-center rounded-cloth border border-ink/30 bg-white hover:border-selvedge hover:text-selvedge"
          >
            <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </button>
        </div>
        {removal.error && <p role="alert">{removal.error.message}</p>}
        <RetryingNotice isPending={removal.isPending} />
      </div>
    </article>
  );
}

function ProductName({ line }: { line: CartLineDto }) {
  if (line.state === "gone") return line.productName;
  return (
    <Link href={optionPath(line.productId, line)} prefetch={false} className="hover:underline">
      {line.productName}
    </Link>
  );
}

/** The problem that keeps a line from being ordered with its remedy, or its price change; otherwise nothing. */
function LineProblem({ line }: { line: CartLineDto }) {
  if (line.state !== "available")
    return <p className="font-semibold text-selvedge">{describeProblem(line)}</p>;
  const { unitPrice, addedUnitPrice } = line;
  if (unitPrice === addedUnitPrice) return null;
  return (
    <p className="w-fit border-l-4 border-marigold pl-2">
      The price has {unitPrice > addedUnitPrice ? "risen" : "fallen"}: it was {formatBdt(addedUnitPrice)} each
      when you added it.
    </p>
  );
}

function describeProblem(line: CartLineDto): string {
  const { state, left, alternatives = [] } = line;
  const choice = describeOption(line);
  const canExchange = alternatives.length > 0;
  switch (state) {
    case "gone":
      return "No longer in the shop. Please remove it.";
    case "option gone":
      return `No longer made in ${choice || "this choice"}. ${canExchange ? "Please choose another." : "Please remove it and choose again."}`;
    case "sold out":
      return canExchange ? `Sold out in ${choice}. Please choose another.` : "Sold out. Please remove it.";
    default:
      if (left)
        return canExchange
          ? `Only ${left} left in ${choice}. Please change the quantity, or choose another.`
          : `Only ${left} left. Please change the quantity.`;
      return `The last ones are already in your cart, on another line. Please ${canExchange ? "choose another" : "remove this one"}.`;
  }
}
