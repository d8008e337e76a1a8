/** Options of a partial index: it holds only the documents whose value at this path has this type. */
export const onlyWith = (path: string, type: "string" | "number" | "date" | "objectId") => ({
  partialFilterExpression: { [path]: { $type: type } },
});
