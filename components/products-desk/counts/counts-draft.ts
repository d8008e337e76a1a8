import { listTypedOptions, type TypedLists } from "@/components/products-desk/counts/option-names";
import type { OptionKind } from "@/lib/stock/constants";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import {
  findRow,
  foldOption,
  optionKey,
  parseOptionKey,
  type ProductOption,
  sumStock,
} from "@/lib/stock/options";
import { parseList } from "@/lib/catalogue/products/rules";
import { parseStock } from "@/lib/stock/stock-text";
import { parseOptionStock } from "@/lib/stock/rules";

/** What becomes of a size or color that is not typed any more. */
export interface NameChange {
  kind: OptionKind;
  from: string;
  /** Null: it is removed, with its pieces. */
  to: string | null;
}

/** What a form holds of the counts by option. */
export interface CountsDraft {
  isByOption: boolean;
  /** What is typed, by optionKey(). Nothing typed: not made in this. What is typed of an option outlives its name. */
  pieces: Record<string, string>;
  nameChanges: NameChange[];
}

export const NO_COUNTS: CountsDraft = { isByOption: false, pieces: {}, nameChanges: [] };

type Draft = TypedLists & CountsDraft;

export function toCountsDraft({ stockByOption }: Pick<ProductDto, "stockByOption">): CountsDraft {
  if (!stockByOption) return NO_COUNTS;
  const pieces = Object.fromEntries(stockByOption.map((row) => [optionKey(row), String(row.stock)]));
  return { isByOption: true, pieces, nameChanges: [] };
}

/** The entries of one of the lists, as they are typed. */
export function namesOf(draft: TypedLists, kind: OptionKind): string[] {
  return parseList(kind === "size" ? draft.sizes : draft.colors);
}

/** Whether a name is among these, however it is written. */
export const includesName = (names: string[], name: string): boolean =>
  names.map(foldOption).includes(foldOption(name));

/** The new names that hold for what is typed now; what was typed in between makes none. */
export function listRenames(draft: Draft): { kind: OptionKind; from: string; to: string }[] {
  return draft.nameChanges.flatMap(({ kind, from, to }) => {
    const names = namesOf(draft, kind);
    return to !== null && !includesName(names, from) && includesName(names, to) ? [{ kind, from, to }] : [];
  });
}

/** The option under the names that it had before. */
export function originOf(draft: Draft, option: ProductOption): ProductOption {
  const renames = listRenames(draft);
  const before = (kind: OptionKind) =>
    renames.find((one) => one.kind === kind && foldOption(one.to) === foldOption(option[kind]))?.from ??
    option[kind];
  return { size: before("size"), color: before("color") };
}

/** What is typed of an option; under its new names if anything is, else under those that it had. */
export function piecesOf(draft: Draft, option: ProductOption): string {
  const origin = originOf(draft, option);
  const names = [
    option,
    { size: option.size, color: origin.color },
    { size: origin.size, color: option.color },
    origin,
  ];
  return names.map((name) => draft.pieces[optionKey(name)]).find((text) => text !== undefined) ?? "";
}

/** The pieces that an option had when its editor began; undefined if it was not made or not counted. */
export function seenPieces(draft: Draft, seen: ProductDto | null, option: ProductOption): number | undefined {
  return findRow(seen?.stockByOption, originOf(draft, option))?.stock;
}

/** What is to be saved: a row for each field that is filled. */
export function listFilledRows(draft: Draft): (ProductOption & { stock: string })[] {
  return listTypedOptions(draft)
    .map((option) => ({ ...option, stock: piecesOf(draft, option).trim() }))
    .filter(({ stock }) => stock !== "");
}

export function isWrongCount(text: string): boolean {
  return text.trim() !== "" && parseOptionStock(text) === null;
}

/** What can be ordered of these options, as far as their fields are filled in correctly. */
export function sumPieces(draft: Draft, options: ProductOption[]): number {
  return sumStock(options.map((option) => ({ stock: parseOptionStock(piecesOf(draft, option)) ?? 0 })));
}

interface Orphan {
  option: ProductOption;
  typed: string;
}

/** What is typed of options that are none any more: told, as it will not be saved. */
export function listOrphans(draft: Draft, seen: ProductDto | null): Orphan[] {
  const isSeen = new Set(seen?.stockByOption?.map(optionKey));
  const used = new Set(
    listTypedOptions(draft).flatMap((option) => [optionKey(option), optionKey(originOf(draft, option))]),
  );
  return Object.entries(draft.pieces).flatMap(([key, text]) => {
    const option = parseOptionKey(key);
    if (!option || text.trim() === "" || used.has(key) || isSeen.has(key)) return [];
    return [{ option, typed: text.trim() }];
  });
}

/** The same text in the fields of all these options. */
export function fillPieces({ pieces }: CountsDraft, options: ProductOption[], text: string) {
  return { pieces: { ...pieces, ...Object.fromEntries(options.map((option) => [optionKey(option), text])) } };
}

/** Counts by option from now on. What is made in one option alone has its pieces there. */
export function countByOption(draft: Draft & { stock: string }): Partial<CountsDraft> {
  const options = listTypedOptions(draft);
  const [only] = options;
  const isEmpty = only !== undefined && options.length === 1 && piecesOf(draft, only) === "";
  const isCarried = isEmpty && parseStock(draft.stock) !== null;
  return { isByOption: true, ...(isCarried && fillPieces(draft, [only], draft.stock)) };
}

/** Counts as one from now on, with the sum. */
export function countAsOne(draft: Draft): { isByOption: false; stock: string; notCounted: string } {
  const stock = String(sumPieces(draft, listTypedOptions(draft)));
  return { isByOption: false, stock, notCounted: "" };
}

export function isSameCounts(one: Draft, other: Draft): boolean {
  if (one.isByOption !== other.isByOption) return false;
  const options = [...listTypedOptions(one), ...listTypedOptions(other)];
  return !one.isByOption || options.every((option) => piecesOf(one, option) === piecesOf(other, option));
}
