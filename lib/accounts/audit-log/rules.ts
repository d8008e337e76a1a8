type FieldValue = string | number | boolean | readonly string[] | null | undefined;
export type Fields = Record<string, FieldValue>;

/** Picks from both the fields that are new or different in `after`; an undefined one counts as unchanged. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const changed = Object.keys(after).filter(
    (name) => after[name] !== undefined && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (fields: Fields) =>
    Object.fromEntries(changed.filter((name) => name in fields).map((name) => [name, fields[name]]));
  return { before: pick(before), after: pick(after) };
}
