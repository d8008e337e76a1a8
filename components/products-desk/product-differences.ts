import { sayCategory } from "@/components/words/say-category";
import type { Difference } from "@/components/desk-kit/differences-notice";
import { aroundChange } from "@/components/products-desk/around-change";
import { nameOption } from "@/components/products-desk/counts/option-names";
import type { FormWords } from "@/components/products-desk/form-words";
import { toDraft } from "@/components/products-desk/product-draft";
import { galleriesOf } from "@/lib/catalogue/products/color-picture";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { FIELDS, type NameOf, PLAIN_FIELDS, type PlainName } from "@/lib/catalogue/products/fields";
import { findRow, optionKey, type StockRow } from "@/lib/stock/options";

interface Readings {
  before: ProductDto;
  after: ProductDto;
  words: FormWords;
}

/** What somebody else has changed between two readings of a product, in words. */
export function listDifferences({ before, after, words }: Readings): Difference[] {
  const [was, is] = [toDraft(before), toDraft(after)];
  const inFields = PLAIN_FIELDS.flatMap((field) => {
    if (field === "stock" && before.stockByOption && after.stockByOption)
      return listCountDifferences(words, before.stockByOption, after.stockByOption);
    const isSame = was[field] === is[field] && (field !== "stock" || was.isByOption === is.isByOption);
    if (isSame) return [];
    const [first, second] = [inWords(words, field, before), inWords(words, field, after)];
    return [{ label: words.deskProduct.fields[field].label, ...aroundChange(first, second) }];
  });
  return [...inFields, ...listPictureDifferences(words, before, after)];
}

/** Nothing where both say the same. */
const compare = (label: string, before: string, after: string): Difference[] =>
  before === after ? [] : [{ label, before, after }];

function listPictureDifferences(
  { deskProduct: words, values }: FormWords,
  before: ProductDto,
  after: ProductDto,
): Difference[] {
  const [was, is] = [new Map(galleriesOf(before)), new Map(galleriesOf(after))];
  const listed = (addresses: string[] | undefined) => addresses?.join(", ") ?? words.differences.nothing;
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((color) =>
    compare(words.pictures.ofColor.title(values.color(color)), listed(was.get(color)), listed(is.get(color))),
  );
}

function listCountDifferences(words: FormWords, before: StockRow[], after: StockRow[]): Difference[] {
  const { counts, differences } = words.deskProduct;
  const options = new Map([...before, ...after].map((row) => [optionKey(row), row]));
  const inRows = (rows: StockRow[], option: StockRow) => {
    const pieces = findRow(rows, option)?.stock;
    return pieces === undefined ? differences.notMade : differences.number(String(pieces));
  };
  return [...options.values()].flatMap((option) =>
    compare(counts.stockOf(nameOption(words, option)), inRows(before, option), inRows(after, option)),
  );
}

const isMoney = (field: PlainName): field is NameOf<{ kind: "money" }> => FIELDS[field].kind === "money";

function inWords(words: FormWords, field: PlainName, product: ProductDto): string {
  const { differences } = words.deskProduct;
  const amount = isMoney(field) ? product[field] : undefined;
  if (amount) return words.units.money(amount);
  if (field === "stock" && product.stockByOption) return differences.byOption(Number(product.stock));
  const typed = toDraft(product)[field];
  if (typed === "") return differences.nothing;
  const { kind } = FIELDS[field];
  if (kind === "category") return sayCategory(words.categories, typed);
  if (kind === "flag") return differences.yes;
  return kind === "stock" || kind === "count" ? differences.number(typed) : typed;
}
