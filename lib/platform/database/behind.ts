type Order = Readonly<Record<string, 1 | -1>>;
type Condition = Record<string, unknown>;

/**
 * What comes behind a row in this order, told by the row's values of the fields that it is sorted by; everything without
 * such a row. The last field is unique, so that no row is left out or comes twice.
 */
export function behind(order: Order, values: readonly unknown[] | undefined): Condition {
  if (!values) return {};
  const fields = Object.entries(order);
  const conditions = fields.map(([field, direction], index): Condition => ({
    ...Object.fromEntries(fields.slice(0, index).map(([equal], at) => [equal, values[at]])),
    [field]: { [direction === 1 ? "$gt" : "$lt"]: values[index] },
  }));
  return conditions.length === 1 ? { ...conditions[0] } : { $or: conditions };
}
