import {
  type CountsDraft,
  includesName,
  type NameChange,
  namesOf,
} from "@/components/products-desk/counts/counts-draft";
import type { TypedLists } from "@/components/products-desk/counts/option-names";
import { OPTION_KINDS, type OptionKind } from "@/lib/stock/constants";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { foldOption, type ProductOption, sumStock } from "@/lib/stock/options";
import type { Words } from "@/lib/words/words";

/** A size or color that has pieces or waiting orders and is not typed any more. */
export interface Departure {
  kind: OptionKind;
  name: string;
  pieces: number;
  /** Pieces in orders that wait. */
  waiting: number;
  /** What it may be called now. */
  candidates: string[];
  /** What the editor has said of it. */
  change: NameChange | undefined;
}

interface DepartureOptions {
  draft: TypedLists & CountsDraft;
  seen: ProductDto | null;
  /** The pieces of each option that wait in orders, as far as they are known. */
  shelf?: readonly (ProductOption & { waiting: number })[] | undefined;
}

export function listDepartures({ draft, seen, shelf = [] }: DepartureOptions): Departure[] {
  const rows = seen?.stockByOption;
  if (!rows || !draft.isByOption) return [];
  return OPTION_KINDS.flatMap((kind) => {
    const had = new Map(rows.map((row) => [foldOption(row[kind]), row[kind]]));
    const typed = namesOf(draft, kind);
    const now = new Set(typed.length > 0 ? typed.map(foldOption) : [""]);
    const isNew = (name: string) => !had.has(foldOption(name)) && !isNameOf(seen, kind, name);
    return [...had].flatMap(([folded, name]) => {
      if (now.has(folded)) return [];
      const isOf = (option: ProductOption) => foldOption(option[kind]) === folded;
      const pieces = sumStock(rows.filter(isOf));
      const waiting = shelf.filter(isOf).reduce((sum, row) => sum + row.waiting, 0);
      if (pieces === 0 && waiting === 0) return [];
      const taken = draft.nameChanges.filter((one) => one.kind === kind && one.from !== name);
      const isFree = (to: string) => !taken.some((one) => one.to === to);
      const candidates = name === "" ? [] : typed.filter((to) => isNew(to) && isFree(to));
      const change = draft.nameChanges.find((one) => one.kind === kind && one.from === name);
      const isValid = change && (change.to === null || candidates.includes(change.to));
      return [{ kind, name, pieces, waiting, candidates, change: isValid ? change : undefined }];
    });
  });
}

const isNameOf = ({ sizes, colors }: ProductDto, kind: OptionKind, name: string): boolean =>
  includesName(kind === "size" ? sizes : colors, name);

/** The choices with what each of them does. */
export function listChoices(
  words: Words["deskProduct"]["counts"]["gone"],
  { pieces, waiting, candidates }: Departure,
): { value: string; label: string }[] {
  return [
    ...candidates.map((to) => ({ value: `to ${to}`, label: words.renamed(to) })),
    { value: "removed", label: words.removed(pieces, waiting) },
  ];
}

export function choiceOf(change: NameChange | undefined): string {
  if (!change) return "";
  return change.to === null ? "removed" : `to ${change.to}`;
}

/** The name changes with what was chosen of this one. */
export function chooseChange(
  changes: NameChange[],
  { kind, name }: Departure,
  choice: string,
): { nameChanges: NameChange[] } {
  const others = changes.filter((one) => one.kind !== kind || one.from !== name);
  if (choice === "") return { nameChanges: others };
  const to = choice === "removed" ? null : choice.slice("to ".length);
  return { nameChanges: [...others, { kind, from: name, to }] };
}
