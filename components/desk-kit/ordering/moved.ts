export interface Move {
  /** Places in the list, from 0. */
  from: number;
  to: number;
}

/** A list with one of its items at another place. */
export function moved<Item>(list: readonly Item[], { from, to }: Move): Item[] {
  const item = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...item);
}
