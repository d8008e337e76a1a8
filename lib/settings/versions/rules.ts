export interface DiffLine {
  kind: "same" | "then" | "now";
  text: string;
}

/** Longer texts are compared as a whole: the table of the comparison grows with the product of both. */
const MAX_LINES = 400;

/** A text line by line beside what it is now: the lines that both have, and between them those of one alone. */
export function diffLines(then: string, now: string): DiffLine[] {
  const [before, after] = [then.split("\n"), now.split("\n")];
  const isLong = before.length > MAX_LINES || after.length > MAX_LINES;
  const lengths = isLong ? [] : commonLengths(before, after);
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [text = "", other = ""] = [before[row], after[column]];
    if (row < before.length && column < after.length && text === other) {
      lines.push({ kind: "same", text });
      row += 1;
      column += 1;
    } else if (
      row < before.length &&
      (column === after.length || lengthAt(lengths, row + 1, column) >= lengthAt(lengths, row, column + 1))
    ) {
      lines.push({ kind: "then", text });
      row += 1;
    } else {
      lines.push({ kind: "now", text: other });
      column += 1;
    }
  }
  return lines;
}

const lengthAt = (lengths: readonly (readonly number[])[], row: number, column: number): number =>
  lengths[row]?.[column] ?? 0;

/** How many lines the ends of both have in common, in their order, from each line of one and each of the other on. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths: number[][] = before.map(() => []);
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const length =
        before[row] === after[column]
          ? lengthAt(lengths, row + 1, column + 1) + 1
          : Math.max(lengthAt(lengths, row + 1, column), lengthAt(lengths, row, column + 1));
      const line = lengths[row];
      if (line) line[column] = length;
    }
  return lengths;
}
