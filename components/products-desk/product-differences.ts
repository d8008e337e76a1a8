import type { Difference } from "@/components/desk-kit/differences-notice";
import { aroundChange } from "@/components/products-desk/around-change";
import { nameOption } from "@/components/products-desk/counts/option-names";
import { toDraft } from "@/components/products-desk/product-draft";
import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import { galleriesOf } from "@/lib/catalogue/products/color-picture";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { FIELDS, type NameOf, PLAIN_FIELDS, type PlainName } from "@/lib/catalogue/products/fields";
import { findRow, optionKey, type StockRow } from "@/lib/stock/options";

/** What somebody else has changed between two readings of a product, in words. */
export function listDifferences(before: ProductDto, after: ProductDto): Difference[] {
  const [was, is] = [toDraft(before), toDraft(after)];
  const inFields = PLAIN_FIELDS.flatMap((field) => {
    if (field === "stock" && before.stockByOption && after.stockByOption)
      return listCountDifferences(before.stockByOption, after.stockByOption);
    const isSame = was[field] === is[field] && (field !== "stock" || was.isByOption === is.isByOption);
    if (isSame) return [];
    return [{ label: FIELDS[field].label, ...aroundChange(inWords(field, before), inWords(field, after)) }];
  });
  return [...inFields, ...listPictureDifferences(galleriesOf(before), galleriesOf(after))];
}

/** Nothing where both say the same. */
const compare = (label: string, before: string, after: string): Difference[] =>
  before === after ? [] : [{ label, before, after }];

function listPictureDifferences(
  before: [color: string, addresses: string[]][],
  after: [color: string, addresses: string[]][],
): Difference[] {
  const [was, is] = [new Map(before), new Map(after)];
  const listed = (addresses: string[] | undefined) => addresses?.join(", ") ?? "nothing";
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((color) =>
    compare(`Pictures of ${color}`, listed(was.get(color)), listed(is.get(color))),
  );
}

function listCountDifferences(before: StockRow[], after: StockRow[]): Difference[] {
  const options = new Map([...before, ...after].map((row) => [optionKey(row), row]));
  const inRows = (rows: StockRow[], option: StockRow) => countInWords(findRow(rows, option)?.stock);
  return [...options.values()].flatMap((option) =>
    compare(`Stock of ${nameOption(option)}`, inRows(before, option), inRows(after, option)),
  );
}

const countInWords = (pieces: number | undefined) => (pieces === undefined ? "not made" : String(pieces));

const isMoney = (field: PlainName): field is NameOf<{ kind: "money" }> => FIELDS[field].kind === "money";

function inWords(field: PlainName, product: ProductDto): string {
  const amount = isMoney(field) ? product[field] : undefined;
  if (amount) return formatBdt(amount);
  if (field === "stock" && product.stockByOption)
    return `${formatPieces(Number(product.stock))}, counted by size and color`;
  return toDraft(product)[field] || "nothing";
}
