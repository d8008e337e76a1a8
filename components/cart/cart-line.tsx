import { useLanguage, useWords } from "#words";
import { Trash2 } from "lucide-react";
import Link from "next/link";
import { useRef } from "react";
import { LineAlternatives } from "@/components/cart/line-alternatives";
import { LineQuantity } from "@/components/cart/line-quantity";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { askAndDo } from "@/components/ui/ask-and-do";
import { Picture } from "@/components/ui/picture";
import { PictureNote } from "@/components/ui/picture-note";
import { useCategoryName } from "@/components/words/use-category-name";
import { useOptionWords } from "@/components/words/use-option-words";
import { useRemoveCartLine } from "@/lib/orders/cart/api";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { optionPath } from "@/lib/stock/option-path";
import { localPath } from "@/lib/words/local-path.mjs";
import { shownLineName } from "@/lib/catalogue/products/words";

export function CartLine({ email, line }: { email: string; line: CartLineDto }) {
  const { cart, line: words, popUps, questions } = useWords("ordering");
  const { count } = useWords("units");
  const name = shownLineName(useLanguage(), line).text;
  const removal = useRemoveCartLine(email);
  const article = useRef<HTMLElement>(null);

  const remove = () =>
    askAndDo({
      question: questions.removeFromCart,
      work: () => removal.mutateAsync(line._id),
      message: popUps.removedFromCart,
    });

  const canChange = line.state === "available" || (line.state === "short" && line.left !== 0);
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label={name}
      className="grid grid-cols-[min(6rem,24vw)_1fr] gap-x-4 gap-y-3 py-4 wrap-anywhere sm:grid-cols-[min(7rem,24vw)_1fr]"
    >
      <div className="relative self-start">
        <Picture src={line.image1} alt="" sizes="112px" />
        <ShownColor name={line.shownIn} />
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <LineFacts line={line} />
        <LineProblem line={line} />
        <LineAlternatives email={email} line={line} article={article} />
        <div className="mt-1 flex items-start justify-between gap-2">
          {canChange ? (
            <LineQuantity email={email} line={line} />
          ) : (
            <p>
              {words.quantity} <span className="price">{count(line.quantity)}</span>
            </p>
          )}
          <button
            type="button"
            aria-label={words.remove(name)}
            disabled={removal.isPending}
            onClick={() => void remove()}
            className="grid size-[44px] shrink-0 place-items-center rounded-cloth border border-ink/30 bg-white hover:border-selvedge hover:text-selvedge"
          >
            <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </button>
        </div>
        {removal.error && <p role="alert">{cart.failure(removal.error)}</p>}
        <RetryingNotice isPending={removal.isPending} />
      </div>
    </article>
  );
}

/** The color that the picture shows, where it is not that of the line. */
function ShownColor({ name }: { name: string | undefined }) {
  const { shownIn } = useWords("goods");
  const { color } = useWords("values");
  return <PictureNote className="px-1 text-xs">{name ? shownIn(color(name)) : null}</PictureNote>;
}

/** What the line is, and what it costs. */
function LineFacts({ line }: { line: CartLineDto }) {
  const { each } = useWords("ordering").line;
  const { money } = useWords("units");
  const name = shownLineName(useLanguage(), line);
  const category = useCategoryName(line.category);
  const option = useOptionWords()(line);
  return (
    <>
      <div className="items-baseline justify-between gap-x-4 sm:flex">
        <h2 lang={name.lang} className="text-lg">
          <ProductName line={line} name={name.text} />
        </h2>
        <p className="price font-semibold whitespace-normal sm:whitespace-nowrap">{money(line.price)}</p>
      </div>
      <p className="text-muted">{[category, option].filter(Boolean).join(", ")}</p>
      <p className="text-sm text-muted">
        {each.before}
        <span className="price">{money(line.unitPrice)}</span>
        {each.after}
      </p>
    </>
  );
}

function ProductName({ line, name }: { line: CartLineDto; name: string }) {
  const language = useLanguage();
  if (line.state === "gone") return name;
  return (
    <Link
      href={localPath(language, optionPath(line.productId, line))}
      prefetch={false}
      className="relative inline-block after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline"
    >
      {name}
    </Link>
  );
}

/** The problem that keeps a line from being ordered with its remedy, or its price change; otherwise nothing. */
function LineProblem({ line }: { line: CartLineDto }) {
  const { line: words } = useWords("ordering");
  const { money } = useWords("units");
  const choice = useOptionWords()(line);
  const { state, left, alternatives = [], unitPrice, addedUnitPrice } = line;
  if (state !== "available") {
    const problem = words.problem({ state, left, choice, canExchange: alternatives.length > 0 });
    return <p className="font-semibold text-selvedge">{problem}</p>;
  }
  if (unitPrice === addedUnitPrice) return null;
  return (
    <p className="w-fit border-l-4 border-marigold pl-2">
      {words.changedPrice(money(addedUnitPrice), unitPrice > addedUnitPrice)}
    </p>
  );
}
