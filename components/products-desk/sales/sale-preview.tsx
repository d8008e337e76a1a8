import { useLanguage, useWords } from "#words";
import { Notice } from "@/components/ui/notice";
import type { SalePreview as Preview } from "@/lib/catalogue/sales/dto";
import { langOfEnglish } from "@/lib/words/owners-text";

/** What a sale would change if it began now. */
export function SalePreview({ preview: { count, skipped, rows } }: { preview: Preview }) {
  const { preview: words } = useWords("deskSales");
  const { money } = useWords("units");
  const lang = langOfEnglish(useLanguage());
  return (
    <Notice kind={count === 0 ? "warning" : "info"} className="grid gap-2">
      <p className="font-semibold">
        {words.changing(count)}
        {skipped > 0 && words.staying(skipped)}
      </p>
      {rows.length > 0 && (
        <ul aria-label={words.list}>
          {rows.map(({ _id, name, price, salePrice }) => (
            <li key={_id} className="stitch-b flex flex-wrap justify-between gap-x-4 py-1.5 last:border-b-0">
              <span lang={lang} className="min-w-0 wrap-anywhere">
                {name}
              </span>
              <span className="tabular-nums">
                <del className="text-muted">{money(price)}</del> → {money(salePrice)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {count > rows.length && <p className="text-muted">{words.more(count - rows.length)}</p>}
    </Notice>
  );
}
