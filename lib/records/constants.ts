export const RECORDED_KINDS = ["order", "product", "user", "pending orders"] as const;
export type RecordedKind = (typeof RECORDED_KINDS)[number];

export const RECORDED_VERBS = [
  "confirm",
  "cancel",
  "create",
  "update",
  "delete",
  "promote",
  "demote",
  "restore",
] as const;
export type RecordedVerb = (typeof RECORDED_VERBS)[number];
