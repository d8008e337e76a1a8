import { PageLink } from "@/components/ui/page-link";
import type { LowOption } from "@/lib/orders/low-stock/dto";
import { ENOUGH_DAYS, SALES_DAYS } from "@/lib/orders/low-stock/rules";
import { updateProductPath } from "@/lib/desk-paths";
import { formatPieces } from "@/lib/platform/text/format";
import { nameWithOption, optionKey } from "@/lib/stock/options";

/** Options to order again, the emptiest first, each with a link to its product. */
export function RunningOutList({ low }: { low: readonly LowOption[] }) {
  if (low.length === 0) return <p className="py-4 text-lg">Nothing is running out.</p>;
  return (
    <ul aria-label="Running out" className="card px-4">
      {low.map((option) => (
        <li key={option.productId + optionKey(option)} className="stitch-b last:border-b-0">
          <PageLink
            href={updateProductPath(option.productId)}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-1 hover:text-indigo"
          >
            <span className="min-w-0 wrap-anywhere">{nameWithOption(option.name, option)}</span>
            <span className="text-sm text-muted tabular-nums">
              {describe(option)}{" "}
              <strong className="text-base whitespace-nowrap text-ink">{inWords(option.stock)}</strong>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

const inWords = (stock: number): string => (stock === 0 ? "sold out" : `${formatPieces(stock)} left`);

/** Says why the option is in the list: its limit, or how fast it sells. */
function describe({ sold, days, limit }: LowOption): string {
  const sales = `${sold === 0 ? "None" : sold} sold in the last ${SALES_DAYS} days`;
  if (days === null || days >= ENOUGH_DAYS) return `${sales}. Your limit is ${limit}:`;
  const enough = days === 1 ? ", enough for 1 day" : `, enough for ${days} days`;
  return `${sales}${days > 0 ? enough : ""}:`;
}
