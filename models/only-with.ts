/** Of an index: it has those documents alone whose value there is of this type. */
export const onlyWith = (path: string, type: "string" | "number" | "date" | "objectId") => ({
  partialFilterExpression: { [path]: { $type: type } },
});
