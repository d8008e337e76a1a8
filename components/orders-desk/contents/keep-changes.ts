import { type DraftLine, toWanted } from "@/components/orders-desk/contents/contents-draft";

interface Versions<Value> {
  /** As they stand in the form. */
  typed: Value;
  /** As the form began. */
  before: Value;
  /** As somebody else has left them. */
  now: Value;
}

/** What was typed, on top of the fields as they are now: one that nobody touched here is nobody's change. */
export function keepFields<Fields extends Record<string, string>>({
  typed,
  before,
  now,
}: Versions<Fields>): Fields {
  const kept = { ...now };
  for (const field in kept) if (typed[field] !== before[field]) kept[field] = typed[field];
  return kept;
}

/** The same for lines: those that were changed, added or removed here are so still. */
export function keepLines({ typed, before, now }: Versions<readonly DraftLine[]>): DraftLine[] {
  const [mine, old, fresh] = [byKey(typed), byKey(before), byKey(now)];
  const isMine = (line: DraftLine): boolean => {
    const unchanged = old.get(line.key);
    return !unchanged || inWords(unchanged) !== inWords(line);
  };
  const kept = now.flatMap((line) => {
    const own = mine.get(line.key);
    if (!own) return old.has(line.key) ? [] : [line];
    const { size, color, quantity } = own;
    return [isMine(own) ? { ...line, size, color, quantity } : line];
  });
  const added = typed.filter((line) => !fresh.has(line.key) && isMine(line));
  return [...kept, ...added.map(({ _id, agreed: _agreed, ...line }) => line)];
}

const byKey = (lines: readonly DraftLine[]) => new Map(lines.map((line) => [line.key, line]));

const inWords = (line: DraftLine): string => JSON.stringify(toWanted([line]));
