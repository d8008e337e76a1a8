import { useLanguage, useWords } from "#words";
import { PageLink } from "@/components/ui/page-link";
import { ShownText } from "@/components/ui/shown-text";
import { useOptionWords } from "@/components/words/use-option-words";
import { shownLineName } from "@/lib/catalogue/products/words";
import { updateProductPath } from "@/lib/desk-paths";
import { optionKey } from "@/lib/stock/options";
import type { WantedList } from "@/lib/messages/stock-alerts/dto";

/** Sold-out options that people wait for, so that the shop orders them again. */
export function WantedBack({ wanted: { count, options } }: { wanted: WantedList }) {
  const { wanted: words } = useWords("deskProductList");
  const { shelf } = useWords("deskProducts");
  if (options.length === 0) return null;
  return (
    // Closed it stands beside the heading, so that it takes no product's place on a phone.
    <details className="min-w-0 open:order-last open:mt-2 open:card open:basis-full open:px-3 open:pb-3">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{words.title(count)}</summary>
      <p className="text-sm text-muted">{words.about}</p>
      <ul className="mt-2 grid grid-cols-1 gap-1">
        {options.map((option) => (
          <li key={option.productId + optionKey(option)} className="flex flex-wrap items-baseline gap-x-3">
            <PageLink href={updateProductPath(option.productId)} className="tap-link min-w-0 wrap-anywhere">
              <WantedName option={option} />
            </PageLink>
            <span className="text-muted tabular-nums">{shelf.people(option.people)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function WantedName({ option }: { option: WantedList["options"][number] }) {
  const choice = useOptionWords()(option);
  return (
    <>
      <ShownText {...shownLineName(useLanguage(), option)} />
      {choice && `: ${choice}`}
    </>
  );
}
