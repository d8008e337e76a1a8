import { useLanguage, useWords } from "#words";
import { PageLink } from "@/components/ui/page-link";
import { ShownText } from "@/components/ui/shown-text";
import { useOptionWords } from "@/components/words/use-option-words";
import { shownName } from "@/lib/catalogue/products/words";
import type { LowOption } from "@/lib/orders/low-stock/dto";
import { ENOUGH_DAYS, SALES_DAYS } from "@/lib/orders/low-stock/rules";
import { updateProductPath } from "@/lib/desk-paths";
import { optionKey } from "@/lib/stock/options";

/** Options to order again, the emptiest first, each with a link to its product. */
export function RunningOutList({ low }: { low: readonly LowOption[] }) {
  const { runningOut: words } = useWords("deskStock");
  const { places } = useWords("deskMenu");
  if (low.length === 0) return <p className="py-4 text-lg">{words.none}</p>;
  return (
    <ul aria-label={places.runningOut} className="card px-4">
      {low.map((option) => (
        <li key={option.productId + optionKey(option)} className="stitch-b last:border-b-0">
          <PageLink
            href={updateProductPath(option.productId)}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-1 hover:text-indigo"
          >
            <LowName option={option} />
            <span className="text-sm text-muted tabular-nums">
              <Why {...option} />{" "}
              <strong className="text-base whitespace-nowrap text-ink">{words.left(option.stock)}</strong>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function LowName({ option }: { option: LowOption }) {
  const language = useLanguage();
  const choice = useOptionWords()(option);
  return (
    <span className="min-w-0 wrap-anywhere">
      <ShownText {...shownName(language, option)} />
      {choice && ` (${choice})`}
    </span>
  );
}

/** Says why the option is in the list: its limit, or how fast it sells. */
function Why({ sold, days, limit }: LowOption) {
  const { runningOut: words } = useWords("deskStock");
  const sales = { sold, within: SALES_DAYS };
  return days === null || days >= ENOUGH_DAYS
    ? words.byLimit({ ...sales, limit })
    : words.bySales({ ...sales, days });
}
